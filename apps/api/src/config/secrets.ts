import { createHmac, hkdfSync } from 'node:crypto'

import type { AppSecret } from './app-secret.ts'
import type { KeyRing } from './key-ring.ts'

/** Keys of the installation, for each use their own, so that a leaked key reveals no other key. */
export interface Secrets {
  /** Signs anti-forgery tokens. */
  readonly token: KeyRing
  /** Keys the hashes of email addresses in tables (lock counters, limits). The same for good: another one would find none of them again. */
  readonly blind: Buffer
  /** Signs links that show drafts. */
  readonly preview: KeyRing
  /** Signs the addresses that unsubscribe by one click, which are accepted for good. */
  readonly unsubscribe: KeyRing
  /** Signs the challenges of the captcha. */
  readonly captcha: KeyRing
  /** Encrypts the mails in the outbox. */
  readonly outbox: KeyRing
  /** Encrypts what a person has typed before joining. */
  readonly joinDraft: KeyRing
  /** Encrypts the addresses of invitations to a household. */
  readonly householdInvitation: KeyRing
  /** Encrypts the keys of operators' second factors. */
  readonly operatorFactor: KeyRing
  /** Encrypts the files that operators upload to import them. */
  readonly importUpload: KeyRing
}

const KEY_BYTES = 32
const deriveKey = (secret: Buffer, use: string) => Buffer.from(hkdfSync('sha256', secret, 'dining-api', use, KEY_BYTES))

/** The key of hashes that a secret gives. */
export const hashKeyOf = (secret: Buffer): Buffer => deriveKey(secret, 'blind index')
/** The key of one-click addresses that a secret gives. */
export const unsubscribeKeyOf = (secret: Buffer): Buffer => deriveKey(secret, 'unsubscribe link')

/** Derives the keys from the secrets of the installation (APP_SECRET_FILE). */
export function deriveSecrets({ secrets, hashKey, unsubscribeKeys }: AppSecret, clock: () => Date): Secrets {
  const [first] = secrets
  const ringOf = (keyOf: (secret: Buffer) => Buffer, retired: readonly Buffer[] = []): KeyRing => {
    const keys = secrets.map(({ secret, from }) => ({ key: keyOf(secret), from }))
    const firstKey = keyOf(first.secret)
    return {
      current: () => keys.findLast(({ from }) => from <= clock())?.key ?? firstKey,
      all: [...keys.map(({ key }) => key), ...retired],
    }
  }
  const ring = (use: string) => ringOf((secret) => deriveKey(secret, use))
  return {
    token: ring('anti-forgery token'),
    blind: hashKey ?? hashKeyOf(first.secret),
    preview: ring('preview link'),
    unsubscribe: ringOf(unsubscribeKeyOf, unsubscribeKeys),
    captcha: ring('captcha challenge'),
    outbox: ring('mail outbox'),
    joinDraft: ring('join draft'),
    householdInvitation: ring('household invitation'),
    operatorFactor: ring('operator factor'),
    importUpload: ring('import upload'),
  }
}

/** A keyed hash that replaces a text in a table; the same text gives the same value. */
export function blind(secrets: Pick<Secrets, 'blind'>, text: string): string {
  return createHmac('sha256', secrets.blind).update(text).digest('base64url')
}
