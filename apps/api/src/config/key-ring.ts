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
 * Encrypts a text for a column (AES-256-GCM).
 * @param place identifies the row; a text that was copied to another row cannot be decrypted there
 */
export function seal({ current }: Pick<KeyRing, 'current'>, text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, current(), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text of `seal`; null if no key of the ring fits, or if the place or the text differs. */
export function unseal({ all }: Pick<KeyRing, 'all'>, sealed: string, place: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  if (tag.length !== TAG_BYTES) return null
  for (const key of all) {
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    } catch {
      // Another key may fit.
    }
  }
  return null
}
