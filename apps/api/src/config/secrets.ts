import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of the installation, one for each use, so that a leaked key reveals no other key. */
export interface Secrets {
  /** Signs anti-forgery tokens. */
  readonly token: Buffer
  /** Keys the hashes of email addresses in tables (lock counters, limits). */
  readonly blind: Buffer
  /** Signs links that show drafts. */
  readonly preview: Buffer
  /** Signs the addresses that unsubscribe by one click. */
  readonly unsubscribe: Buffer
  /** Signs the challenges of the captcha. */
  readonly captcha: Buffer
  /** Encrypts the mails in the outbox. */
  readonly outbox: Buffer
  /** Encrypts what a person has typed before joining. */
  readonly joinDraft: Buffer
  /** Encrypts the addresses of invitations to a household. */
  readonly householdInvitation: Buffer
  /** Encrypts the keys of operators' second factors. */
  readonly operatorFactor: Buffer
}

const KEY_BYTES = 32

/** Derives the keys from the secret of the installation (APP_SECRET_FILE). */
export function deriveSecrets(secret: Buffer): Secrets {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'dining-api', use, KEY_BYTES))
  return {
    token: key('anti-forgery token'),
    blind: key('blind index'),
    preview: key('preview link'),
    unsubscribe: key('unsubscribe link'),
    captcha: key('captcha challenge'),
    outbox: key('mail outbox'),
    joinDraft: key('join draft'),
    householdInvitation: key('household invitation'),
    operatorFactor: key('operator factor'),
  }
}

/** A keyed hash that replaces a text in a table; the same text gives the same value. */
export function blind(secrets: Secrets, text: string): string {
  return createHmac('sha256', secrets.blind).update(text).digest('base64url')
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text for a column (AES-256-GCM).
 * @param place identifies the row; a text that was copied to another row cannot be decrypted there
 */
export function seal(key: Buffer, text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text of `seal`; null if the key, the place or the text differs. */
export function unseal(key: Buffer, sealed: string, place: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  if (tag.length !== TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
