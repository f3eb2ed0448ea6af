import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The keys of one use. Several while the secret of the installation is rotated, so that what one process signs or encrypts, each other can read. */
export interface KeyRing {
  /** The key that signs and encrypts now. */
  readonly current: () => Buffer
  /** All keys whose signatures and texts are accepted. */
  readonly all: readonly Buffer[]
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Signs a text (HMAC with SHA-256). */
export const sign = ({ current }: KeyRing, text: string): Buffer => hmac(current(), text)

/** Whether a key of the ring has signed this text. */
export function isSigned({ all }: Pick<KeyRing, 'all'>, text: string, signature: Buffer): boolean {
  return all.some((key) => {
    const expected = hmac(key, text)
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts bytes for a column (AES-256-GCM).
 * @param place identifies the row; bytes that were copied to another row cannot be decrypted there
 */
export function sealBytes({ current }: Pick<KeyRing, 'current'>, bytes: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, current(), nonce).setAAD(Buffer.from(place))
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** Decrypts bytes of `sealBytes`; null if no key of the ring fits, or if the place or the bytes differ. */
export function unsealBytes({ all }: Pick<KeyRing, 'all'>, bytes: Uint8Array, place: string): Buffer | null {
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  if (tag.length !== TAG_BYTES) return null
  for (const key of all) {
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    } catch {
      // Another key may fit.
    }
  }
  return null
}

/**
 * Encrypts a text for a column (AES-256-GCM).
 * @param place identifies the row; a text that was copied to another row cannot be decrypted there
 */
export const seal = (ring: Pick<KeyRing, 'current'>, text: string, place: string): string =>
  sealBytes(ring, Buffer.from(text), place).toString('base64url')

/** Decrypts a text of `seal`; null if no key of the ring fits, or if the place or the text differs. */
export const unseal = (ring: Pick<KeyRing, 'all'>, sealed: string, place: string): string | null =>
  unsealBytes(ring, Buffer.from(sealed, 'base64url'), place)?.toString('utf8') ?? null
