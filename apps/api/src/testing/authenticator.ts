import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a test changes of a correct answer. */
export interface Forgery {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  /** Whether the authenticator says that it has verified its user. */
  readonly isVerified?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data])

/** A software authenticator with one passkey, which answers as a browser does (WebAuthn, ES256, no attestation). */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  let uses = 0

  function clientData(type: string, challenge: string, forged: Forgery) {
    const data = { type, challenge: forged.challenge ?? challenge, origin: forged.origin ?? origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(data))
  }
  function authenticatorData(forged: Forgery, key?: Buffer) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(forged.counter ?? ++uses)
    const flags = PRESENT | ((forged.isVerified ?? true) ? VERIFIED : 0) | (key ? WITH_KEY : 0)
    const rest = key ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, key] : []
    return Buffer.concat([sha256(forged.rpId ?? new URL(origin).hostname), Buffer.from([flags]), counter, ...rest])
  }
  return {
    credentialId,
    /** The answer to the options of `startPasskey`. */
    create(challenge: string, forged: Forgery = {}) {
      const point = (label: number, value: string) => [Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]
      const key = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), ...point(0x21, x), ...point(0x22, y)])
      const authData = authenticatorData(forged, key)
      const head = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')]
      return {
        credentialId,
        clientData: clientData('webauthn.create', challenge, forged).toString('base64url'),
        attestation: Buffer.concat([...head, bytes(authData)]).toString('base64url'),
        transports: ['internal'],
      }
    },
    /** The answer to the options of `startPasskeyUse`. */
    use(challenge: string, forged: Forgery = {}) {
      const [data, authData] = [clientData('webauthn.get', challenge, forged), authenticatorData(forged)]
      return {
        credentialId,
        clientData: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        assertion: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
      }
    },
  }
}
