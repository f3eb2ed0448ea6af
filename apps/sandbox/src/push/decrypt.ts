import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser keeps of its subscription: the private key on P-256 and the secret, in base64url. */
export interface BrowserKeys {
  readonly privateKey: string
  readonly auth: string
}

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

const SALT_END = 16
const KEY_START = 21
const TAG_BYTES = 16

/** Reads a message as the browser does (RFC 8291, RFC 8188); null if it is not for these keys. */
export function decryptPush(body: Buffer, { privateKey, auth }: BrowserKeys): string | null {
  try {
    const salt = body.subarray(0, SALT_END)
    const keyEnd = KEY_START + body.readUInt8(KEY_START - 1)
    const theirs = body.subarray(KEY_START, keyEnd)
    const keys = createECDH('prime256v1')
    keys.setPrivateKey(privateKey, 'base64url')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
    const material = hkdf(keys.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
    const decipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(material, salt, 'Content-Encoding: aes128gcm\0', 16),
      hkdf(material, salt, 'Content-Encoding: nonce\0', 12),
    ).setAuthTag(body.subarray(-TAG_BYTES))
    const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()])
    // The mark of the last record, and zeros after it.
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
  } catch {
    return null
  }
}
