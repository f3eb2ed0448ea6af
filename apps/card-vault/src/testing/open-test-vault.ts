import { randomBytes } from 'node:crypto'

import { openFrameKeys, type FrameKeys } from '../frame-keys.ts'
import type { KeyProvider } from '../keys/key-provider.ts'
import { openKeyring, type Keyring } from '../keys/keyring.ts'
import { seal, unseal } from '../keys/seal.ts'
import type { Database } from '../store/database.ts'
import { openSqlite } from '../store/sqlite-database.ts'
import { createStore, type VaultStore } from '../store/store.ts'

/** A key provider in memory, whose master keys a test can look at. */
export interface MemoryProvider extends KeyProvider {
  readonly masters: Map<string, Buffer>
}

/** @param given the master keys that it starts with, by id; its own changes do not reach this map */
export function memoryProvider(given: ReadonlyMap<string, Buffer> = new Map([['master-1', randomBytes(32)]])): MemoryProvider {
  const masters = new Map(given)
  const currentId = () => [...masters.keys()].at(-1) ?? ''
  const keyOf = (id: string) => {
    const key = masters.get(id)
    if (!key) throw new Error(`no master key ${id}`)
    return key
  }
  const provider: MemoryProvider = {
    masters,
    async generate(context) {
      const plain = randomBytes(32)
      return { plain, wrapped: await provider.wrap(plain, context) }
    },
    wrap: async (plain, context) => ({
      keyId: currentId(),
      blob: seal(keyOf(currentId()), plain, JSON.stringify(context)).toString('base64url'),
    }),
    unwrap: async ({ keyId, blob }, context) => unseal(keyOf(keyId), Buffer.from(blob, 'base64url'), JSON.stringify(context)),
    isCurrent: (keyId) => keyId === currentId(),
    rotate: async () => void masters.set(`master-${masters.size + 1}`, randomBytes(32)),
    forgetAllBut: async (keyIds) => {
      for (const id of masters.keys()) if (!keyIds.has(id)) masters.delete(id)
    },
  }
  return provider
}

export interface TestVaultStore {
  readonly store: VaultStore
  readonly keyring: Keyring
  readonly keys: FrameKeys
}

/** Store, keyring and frame keys on a database, in memory unless one is given. */
export async function testVaultStore(
  now: () => number,
  database: Database = openSqlite(':memory:'),
  provider: KeyProvider = memoryProvider(),
): Promise<TestVaultStore> {
  const store = createStore(database)
  const keyring = await openKeyring(store.dataKeys, provider, now)
  return { store, keyring, keys: await openFrameKeys(store.frameKeys, keyring, now) }
}
