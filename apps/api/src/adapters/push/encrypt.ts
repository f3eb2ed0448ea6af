import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes, type ECDH as Keys } from 'node:crypto'

/** The keys of a subscription, as the browser sends them: base64url without padding. */
export interface SubscriptionKeys {
  /** Point on P-256, 65 bytes. */
  readonly p256dh: string
  /** 16 bytes. */
  readonly auth: string
}

const CURVE = 'prime256v1'
const KEY_BYTES = 16
const NONCE_BYTES = 12
const SALT_BYTES = 16
const RECORD_SIZE = 4_096
/** Bytes of the only record before its end that are not the text: the mark of the last record, and the tag of the cipher. */
const MARK_AND_TAG = 17
const LAST_RECORD = 2

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

const POINT_BYTES = 65
const UNCOMPRESSED = 4

/** Whether a browser's key is a point of the curve: with another one nothing can be encrypted. */
export function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url')
  if (bytes.length !== POINT_BYTES || bytes[0] !== UNCOMPRESSED) return false
  try {
    ECDH.convertKey(bytes, CURVE, undefined, undefined, 'compressed')
    return true
  } catch {
    return false
  }
}

interface Options {
  /** Bytes to which the text is padded, so that its length says nothing about it. */
  readonly paddedTo?: number
  readonly salt?: Buffer
  readonly keys?: Keys
}

function freshKeys(): Keys {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return keys
}

/**
 * The body of a push message: one record of `aes128gcm` (RFC 8188) for the keys of a browser (RFC 8291), which no push service can read.
 * @throws RangeError if the text does not fit into one record, and the error of the curve for keys that are none
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { paddedTo = 0, salt = randomBytes(SALT_BYTES), keys = freshKeys() }: Options = {},
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = keys.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const material = hkdf(keys.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = hkdf(material, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES)
  const nonce = hkdf(material, salt, 'Content-Encoding: nonce\0', NONCE_BYTES)
  const plain = Buffer.from(text)
  if (plain.length + MARK_AND_TAG > RECORD_SIZE) throw new RangeError('The text of a push message is too long')
  const padding = Buffer.alloc(Math.max(0, Math.min(paddedTo, RECORD_SIZE - MARK_AND_TAG) - plain.length))
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.from([LAST_RECORD]), padding])), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, record, cipher.getAuthTag()])
}
