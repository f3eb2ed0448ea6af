import { createPrivateKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

import * as v from 'valibot'

import type { Secrets } from './secrets.ts'
import type { VaultStore } from './store.ts'

/** Milliseconds that a key is still accepted after a newer one took over: pages opened before may stay open that long. */
export const KEY_GRACE_MS = 24 * 60 * 60 * 1000
const MODULUS_BITS = 3072

/** The public half as the frame gets it; nothing private can be in it. */
const publicJwkSchema = v.strictObject({ kty: v.literal('RSA'), n: v.string(), e: v.string() })
export type PublicJwk = v.InferOutput<typeof publicJwkSchema>

/** The key pairs that card numbers are encrypted to in the frame. */
export interface FrameKeys {
  /** What the frame encrypts to now. */
  readonly current: () => { readonly kid: string; readonly jwk: PublicJwk }
  /** The private key of a kid, or null when there is none or it has retired. */
  readonly privateKey: (kid: string) => KeyObject | null
  /** Makes a new current key; the one before is accepted for `KEY_GRACE_MS`. Answers the new kid. */
  readonly rotate: () => Promise<string>
}

const generate = promisify(generateKeyPair)

/** The keys of a store; makes the first one when there is none. `now` in milliseconds since 1970. */
export async function openFrameKeys(store: VaultStore, secrets: Secrets, now: () => number): Promise<FrameKeys> {
  const rotate = async () => {
    const pair = await generate('rsa', { modulusLength: MODULUS_BITS })
    const kid = randomBytes(9).toString('base64url')
    const key = {
      kid,
      publicJwk: JSON.stringify(pair.publicKey.export({ format: 'jwk' })),
      sealedPrivateJwk: secrets.seal(JSON.stringify(pair.privateKey.export({ format: 'jwk' })), kid),
    }
    store.dropKeysRetiredBefore(now())
    store.addKey(key, now() + KEY_GRACE_MS)
    return kid
  }
  if (!store.keys().some((key) => key.retiresAt === null)) await rotate()

  return {
    current() {
      const key = store.keys().find(({ retiresAt }) => retiresAt === null)
      if (!key) throw new Error('The vault has no current key although one was made when it was opened')
      return { kid: key.kid, jwk: v.parse(publicJwkSchema, JSON.parse(key.publicJwk)) }
    },
    privateKey(kid) {
      const key = store.keys().find((one) => one.kid === kid && (one.retiresAt === null || one.retiresAt > now()))
      return key ? createPrivateKey({ key: JSON.parse(secrets.open(key.sealedPrivateJwk, kid)), format: 'jwk' }) : null
    },
    rotate,
  }
}
