import { createHmac, randomBytes } from 'node:crypto'

import type { DataKeyTable, Purpose, StoredDataKey } from '../store/key-tables.ts'
import type { KeyContext, KeyProvider } from './key-provider.ts'
import { seal, unseal } from './seal.ts'

/** Milliseconds for which a retired storage key is kept although nothing is sealed with it: longer than any write. */
const RETIRED_KEPT_MS = 60 * 60_000
const BATCH = 100

/** Encrypts and derives values of the vault. Every sealed value starts with the id of its data key: `<id>.<base64url>`. */
export interface Keyring {
  /** `context` is bound to the result: a value cannot be moved to another row. */
  readonly seal: (text: string, context: string) => Promise<string>
  /** Rejects when the value was changed or belongs to another context: a damaged store is a bug or an attack, not an answer. */
  readonly open: (sealed: string, context: string) => Promise<string>
  /** HMAC-SHA-256 of a card number, base64url: the same for the same number in this installation, whatever keys rotate. */
  readonly fingerprint: (number: string) => string
  /** A stable id of a card of one partner, which reveals neither. `purpose` separates ids that must differ. */
  readonly derive: (purpose: string, partnerId: string, fingerprint: string) => string
  /** Makes a new data key for sealing and seals every value again; values of both keys can be opened meanwhile. Returns the new key's id. */
  readonly rotateStorageKey: () => Promise<string>
  /** Makes a new data key when the current one is older than `maxAgeMs`; finishes a change that was cut off. True when a key was made. */
  readonly maintain: (maxAgeMs: number) => Promise<boolean>
  /** Rotates the provider's master key and wraps every data key again. */
  readonly rotateMasterKey: () => Promise<void>
}

/** The context to which a wrapped data key is bound. */
export const contextOf = (id: string, purpose: Purpose): KeyContext => ({ application: 'card-vault', purpose, dataKey: id })
export const newDataKeyId = () => randomBytes(6).toString('hex')

/** Opens the data keys of a store; makes the first ones when there are none. `now` in milliseconds since 1970. */
export async function openKeyring(table: DataKeyTable, provider: KeyProvider, now: () => number): Promise<Keyring> {
  const plainKeys = new Map<string, Buffer>()

  const make = async (purpose: Purpose, instead: string | null) => {
    const id = newDataKeyId()
    const { plain, wrapped } = await provider.generate(contextOf(id, purpose))
    const isFirst = await table.replace({ id, purpose, wrapped: wrapped.blob, wrapped_by: wrapped.keyId, created_at: now() }, instead)
    if (isFirst) plainKeys.set(id, plain)
  }
  const currentOf = async (purpose: Purpose): Promise<StoredDataKey> => {
    let key = await table.current(purpose)
    if (!key) {
      // Of processes that start together, one creates the key and the others read it.
      await make(purpose, null)
      key = await table.current(purpose)
    }
    if (!key) throw new Error(`There is no ${purpose} key although one was just made`)
    return key
  }
  const plainOf = async (key: StoredDataKey): Promise<Buffer> => {
    const known = plainKeys.get(key.id)
    if (known) return known
    const unwrap = (row: StoredDataKey) => provider.unwrap({ keyId: row.wrapped_by, blob: row.wrapped }, contextOf(row.id, row.purpose))
    const plain = await unwrap(key).catch(async (error: unknown) => {
      // Another process may have wrapped it with a new master key since the row was read.
      const again = await table.find(key.id)
      if (!again || again.wrapped === key.wrapped) throw error
      return unwrap(again)
    })
    plainKeys.set(key.id, plain)
    return plain
  }
  const hmacKey = await plainOf(await currentOf('fingerprint'))
  await plainOf(await currentOf('storage'))
  const hmac = (text: string) => createHmac('sha256', hmacKey).update(text).digest('base64url')

  const keyring: Keyring = {
    async seal(text, context) {
      const key = await currentOf('storage')
      return `${key.id}.${seal(await plainOf(key), Buffer.from(text), context).toString('base64url')}`
    },
    async open(sealed, context) {
      const [id = '', bytes = ''] = sealed.split('.')
      const plain = plainKeys.get(id) ?? (await fromTable(id))
      return unseal(plain, Buffer.from(bytes, 'base64url'), context).toString('utf8')
    },
    fingerprint: hmac,
    derive: (purpose, partnerId, fingerprint) => hmac(JSON.stringify([purpose, partnerId, fingerprint])),
    async rotateStorageKey() {
      const before = await currentOf('storage')
      await make('storage', before.id)
      await sealAgain()
      return (await currentOf('storage')).id
    },
    async maintain(maxAgeMs) {
      const before = await currentOf('storage')
      const isOld = before.created_at < now() - maxAgeMs
      if (isOld) await make('storage', before.id)
      await sealAgain()
      for (const key of await table.all()) if (!provider.isCurrent(key.wrapped_by)) await wrapAgain(key)
      return isOld
    },
    async rotateMasterKey() {
      await provider.rotate()
      for (const key of await table.all()) await wrapAgain(key)
      await provider.forgetAllBut(new Set((await table.all()).map((key) => key.wrapped_by)))
    },
  }
  return keyring

  async function fromTable(id: string): Promise<Buffer> {
    const key = await table.find(id)
    if (!key) throw new Error(`There is no data key ${id}`)
    return plainOf(key)
  }
  async function wrapAgain(key: StoredDataKey): Promise<void> {
    const { keyId, blob } = await provider.wrap(await plainOf(key), contextOf(key.id, key.purpose))
    await table.rewrap(key, blob, keyId)
  }
  async function sealAgain(): Promise<void> {
    const current = await currentOf('storage')
    for (;;) {
      const values = await table.sealedByOthers(current.id, BATCH)
      if (values.length === 0) break
      for (const { id, sealed, replace } of values) await replace(await keyring.seal(await keyring.open(sealed, id), id))
    }
    await table.dropUnused(now() - RETIRED_KEPT_MS)
  }
}
