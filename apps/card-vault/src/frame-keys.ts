import { createPrivateKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

import * as v from 'valibot'

import type { Keyring } from './keys/keyring.ts'
import type { FrameKeyTable } from './store/key-tables.ts'

/** Milliseconds for which a key is still accepted after a newer one replaced it: pages opened before may stay open that long. */
export const KEY_GRACE_MS = 24 * 60 * 60 * 1000
const MODULUS_BITS = 3072

/** The public key for the frame; it cannot contain private parts. */
const publicJwkSchema = v.strictObject({ kty: v.literal('RSA'), n: v.string(), e: v.string() })
export type PublicJwk = v.InferOutput<typeof publicJwkSchema>

/** The key pairs with which the frame encrypts card numbers, the same in every process of the vault. */
export interface FrameKeys {
  /** The public key that the frame encrypts with. */
  readonly current: () => Promise<{ readonly kid: string; readonly jwk: PublicJwk }>
  /** The private key of a kid, or null if there is none or it has retired. */
  readonly privateKey: (kid: string) => Promise<KeyObject | null>
  /** Creates a new current key; the previous one is accepted for `KEY_GRACE_MS`. Returns the new kid. */
  readonly rotate: () => Promise<string>
  /** Rotates when the current key is older than `maxAgeMs`; returns the new kid, or null. */
  readonly rotateIfOlderThan: (maxAgeMs: number) => Promise<string | null>
}

const generate = promisify(generateKeyPair)

/** The frame keys of a store; creates the first one if there is none. `now` in milliseconds since 1970. */
export async function openFrameKeys(table: FrameKeyTable, keyring: Keyring, now: () => number): Promise<FrameKeys> {
  /** False when another process was faster. */
  const replace = async (instead: string | null): Promise<boolean> => {
    const pair = await generate('rsa', { modulusLength: MODULUS_BITS })
    const kid = randomBytes(9).toString('base64url')
    const key = {
      kid,
      public_jwk: JSON.stringify(pair.publicKey.export({ format: 'jwk' })),
      sealed_private_jwk: await keyring.seal(JSON.stringify(pair.privateKey.export({ format: 'jwk' })), kid),
      created_at: now(),
    }
    return table.replace(key, instead, now() + KEY_GRACE_MS)
  }
  const current = async () => {
    const key = await table.current()
    if (!key) throw new Error('The vault has no current frame key although one was made when it was opened')
    return key
  }
  if (!(await table.current())) await replace(null)

  /** Opened private keys, so that a card costs no unsealing and no parsing of its key; emptied when keys may have retired. */
  const opened = new Map<string, { readonly sealed: string; readonly key: KeyObject }>()
  const dropRetired = async () => {
    opened.clear()
    await table.dropRetired(now())
  }

  return {
    async current() {
      const key = await current()
      return { kid: key.kid, jwk: v.parse(publicJwkSchema, JSON.parse(key.public_jwk)) }
    },
    async privateKey(kid) {
      const key = await table.find(kid)
      if (!key || (key.retires_at !== null && key.retires_at <= now())) {
        opened.delete(kid)
        return null
      }
      const sealed = key.sealed_private_jwk
      const known = opened.get(kid)
      if (known?.sealed === sealed) return known.key
      const made = createPrivateKey({ key: JSON.parse(await keyring.open(sealed, kid)), format: 'jwk' })
      opened.set(kid, { sealed, key: made })
      return made
    },
    async rotate() {
      await dropRetired()
      await replace((await current()).kid)
      return (await current()).kid
    },
    async rotateIfOlderThan(maxAgeMs) {
      await dropRetired()
      const key = await current()
      if (key.created_at >= now() - maxAgeMs || !(await replace(key.kid))) return null
      return (await current()).kid
    },
  }
}
