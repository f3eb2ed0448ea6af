import { createHmac, hkdfSync } from 'node:crypto'

/** Keys of the installation, one for each use, so that a leak of one use tells nothing of another. */
export interface Secrets {
  /** Signs anti-forgery tokens. */
  readonly token: Buffer
  /** Blinds e-mail addresses in tables that outlive the request (lock counters, limits). */
  readonly blind: Buffer
  /** Signs links that show drafts. */
  readonly preview: Buffer
}

const KEY_BYTES = 32

/** Derives the keys from the one secret that an installation keeps (APP_SECRET_FILE). */
export function deriveSecrets(secret: Buffer): Secrets {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'dining-api', use, KEY_BYTES))
  return { token: key('anti-forgery token'), blind: key('blind index'), preview: key('preview link') }
}

/** A value that stands for a text in a table without telling it; the same text gives the same value. */
export function blind(secrets: Secrets, text: string): string {
  return createHmac('sha256', secrets.blind).update(text).digest('base64url')
}
