import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** What the vault does with its one secret; each purpose has a key of its own (HKDF-SHA-256). */
export interface Secrets {
  /** AES-256-GCM; `context` is bound to the result, so that a row cannot be swapped for another. */
  readonly seal: (text: string, context: string) => Buffer
  /** Throws when the bytes were changed or belong to another context: a damaged store is a bug or an attack, not an answer. */
  readonly open: (sealed: Uint8Array, context: string) => string
  /** HMAC-SHA-256 of a card number, base64url: the same for the same number in this installation, and useless without the key file. */
  readonly fingerprint: (number: string) => string
}

export type OpenedSecrets = { readonly kind: 'ok'; readonly secrets: Secrets } | { readonly kind: 'refused'; readonly why: string }

/** Reads the key file, making it (mode 0600) when there is none. Refuses one that others can read or that is not 32 bytes. */
export function openSecrets(path: string): OpenedSecrets {
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' })
    chmodSync(path, 0o600)
  }
  if ((statSync(path).mode & 0o077) !== 0) return { kind: 'refused', why: `others may read the key file: chmod 600 ${path}` }
  const master = readFileSync(path)
  if (master.length !== KEY_BYTES) return { kind: 'refused', why: `${path} is not a key of ${KEY_BYTES} bytes: restore it from a backup` }
  return { kind: 'ok', secrets: secretsFrom(master) }
}

/** The three purposes of one master key of 32 bytes. */
export function secretsFrom(master: Uint8Array): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `card-vault ${purpose}`, KEY_BYTES))
  const storage = keyFor('storage')
  const prints = keyFor('fingerprint')
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', storage, iv).setAAD(Buffer.from(context))
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, context) {
      const iv = sealed.subarray(0, IV_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', storage, iv).setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)), decipher.final()]).toString('utf8')
    },
    fingerprint: (number) => createHmac('sha256', prints).update(number).digest('base64url'),
  }
}
