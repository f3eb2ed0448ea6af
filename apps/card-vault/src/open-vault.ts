import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { VaultEnvironment } from './environment.ts'
import { openFrameKeys } from './frame-keys.ts'
import { openFileProvider } from './keys/file-provider.ts'
import type { KeyProvider } from './keys/key-provider.ts'
import { openKeyring } from './keys/keyring.ts'
import { openKmsProvider } from './keys/kms-provider.ts'
import type { Log } from './log.ts'
import { httpNetwork } from './network/http-network.ts'
import type { Database } from './store/database.ts'
import { migrateSealedNumbers } from './store/migrate-sealed-numbers.ts'
import { openPostgres } from './store/postgres-database.ts'
import { openSqlite } from './store/sqlite-database.ts'
import { createStore } from './store/store.ts'
import type { VaultDeps } from './vault-deps.ts'

/** An error that the operator can correct; its message is the line to show. */
export class VaultError extends Error {}

/** Opens all resources of a vault process. Rejects with VaultError if the environment does not allow it. */
export async function openVault(environment: VaultEnvironment, log: Log): Promise<VaultDeps> {
  const now = () => Date.now()
  const provider = await openProvider(environment)
  const store = createStore(await openDatabase(environment, provider, log))
  try {
    const keyring = await openKeyring(store.dataKeys, provider, now).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown'
      throw new VaultError(`the data keys cannot be opened (${name}): check KMS_KEY_ID and its permissions, or restore KEY_FILE`)
    })
    const keys = await openFrameKeys(store.frameKeys, keyring, now)
    const network = httpNetwork({ url: environment.NETWORK_URL, token: environment.NETWORK_TOKEN })
    return { store, keyring, keys, network, now }
  } catch (error) {
    await store.close()
    throw error
  }
}

async function openProvider({ KMS_KEY_ID, KMS_ENDPOINT, KEY_FILE, DATA_DIR }: VaultEnvironment): Promise<KeyProvider> {
  if (KMS_KEY_ID !== undefined) return openKmsProvider({ keyId: KMS_KEY_ID, endpoint: KMS_ENDPOINT })
  if (KEY_FILE === undefined) throw new VaultError('set KMS_KEY_ID, or KEY_FILE in development')
  const opened = openFileProvider(KEY_FILE, DATA_DIR)
  if (opened.kind === 'refused') throw new VaultError(opened.why)
  return opened.provider
}

async function openDatabase({ DATABASE_URL, DATA_DIR }: VaultEnvironment, provider: KeyProvider, log: Log): Promise<Database> {
  if (DATABASE_URL !== undefined)
    return openPostgres(DATABASE_URL).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
      throw new VaultError(
        `the database of DATABASE_URL cannot be opened (${code}): check that it runs and that the user may create tables`,
      )
    })
  if (DATA_DIR === undefined) throw new VaultError('set DATABASE_URL, or DATA_DIR in development')
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
  const path = join(DATA_DIR, 'vault.sqlite')
  try {
    const migrated = await migrateSealedNumbers(path, join(DATA_DIR, 'vault.key'), provider, Date.now())
    if (migrated.kind === 'refused') throw new VaultError(migrated.why)
    if (migrated.cards > 0) log({ event: 'migrated', cards: migrated.cards })
    return openSqlite(path)
  } catch (error) {
    if (error instanceof VaultError) throw error
    throw new VaultError(`${path} cannot be opened as the vault's database: restore it from a backup, or empty the data folder`)
  }
}
