import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'

const bodySchema = v.object({
  KeyId: v.optional(v.string()),
  KeySpec: v.optional(v.literal('AES_256')),
  Plaintext: v.optional(v.string()),
  CiphertextBlob: v.optional(v.string()),
  EncryptionContext: v.optional(v.record(v.string(), v.string()), {}),
})
type Body = v.InferOutput<typeof bodySchema>

/** An error response of KMS. */
class KmsFault extends Error {}

/** A local server with the wire format of AWS KMS (JSON 1.1) that verifies signatures (Signature Version 4) and encrypts. */
export interface KmsServer {
  readonly url: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Creates a symmetric key; returns its ARN. */
  readonly createKey: () => string
  readonly disableKey: (arn: string) => void
  readonly pointAlias: (alias: string, arn: string) => void
  /** The operations that were called. */
  readonly calls: string[]
  readonly close: () => Promise<void>
}

const ARN = 'arn:aws:kms:us-east-1:111122223333:key/'
const sha256 = (data: string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Signature Version 4 of a request, as the documentation of AWS describes it. */
function isSigned(request: IncomingMessage, body: string, secret: string): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/kms\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!match) return false
  const [, date = '', region = '', names = '', signature = ''] = match
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = ['POST', '/', '', headers.join(''), names, sha256(body)].join('\n')
  const scope = `${date}/${region}/kms/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 'kms'), 'aws4_request')
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
}

export async function startKms(): Promise<KmsServer> {
  const keys = new Map<string, { readonly material: Buffer; isEnabled: boolean }>()
  const aliases = new Map<string, string>()
  const calls: string[] = []
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: randomBytes(20).toString('hex') }

  const keyOf = (id = '') => {
    const arn = [id, `${ARN}${id}`, aliases.get(id)].find((one) => one !== undefined && keys.has(one))
    const key = arn === undefined ? undefined : keys.get(arn)
    if (arn === undefined || !key) throw new KmsFault('NotFoundException')
    if (!key.isEnabled) throw new KmsFault('DisabledException')
    return { arn, material: key.material }
  }
  const aad = (body: Body) => Buffer.from(JSON.stringify(Object.entries(body.EncryptionContext).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  const encrypt = (body: Body, plain: Buffer) => {
    const { arn, material } = keyOf(body.KeyId)
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', material, iv).setAAD(aad(body))
    const blob = Buffer.concat([Buffer.from(arn.padEnd(100)), iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    return { KeyId: arn, CiphertextBlob: blob.toString('base64') }
  }
  const decrypt = (body: Body) => {
    const blob = Buffer.from(body.CiphertextBlob ?? '', 'base64')
    const { arn, material } = keyOf(blob.subarray(0, 100).toString().trim())
    if (body.KeyId !== undefined && keyOf(body.KeyId).arn !== arn) throw new KmsFault('IncorrectKeyException')
    try {
      const decipher = createDecipheriv('aes-256-gcm', material, blob.subarray(100, 112)).setAAD(aad(body))
      decipher.setAuthTag(blob.subarray(-16))
      const plain = Buffer.concat([decipher.update(blob.subarray(112, -16)), decipher.final()])
      return { KeyId: arn, Plaintext: plain.toString('base64') }
    } catch {
      throw new KmsFault('InvalidCiphertextException')
    }
  }
  const operations: Readonly<Record<string, (body: Body) => object>> = {
    'TrentService.GenerateDataKey': (body) => {
      const plain = randomBytes(32)
      return { ...encrypt(body, plain), Plaintext: plain.toString('base64') }
    },
    'TrentService.Encrypt': (body) => encrypt(body, Buffer.from(body.Plaintext ?? '', 'base64')),
    'TrentService.Decrypt': decrypt,
  }
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const sent = await text(request)
    try {
      if (!isSigned(request, sent, credentials.secretAccessKey)) throw new KmsFault('InvalidSignatureException')
      const target = String(request.headers['x-amz-target'])
      const operation = operations[target]
      if (!operation) throw new KmsFault('UnknownOperationException')
      calls.push(target.replace('TrentService.', ''))
      return { status: 200, body: operation(v.parse(bodySchema, JSON.parse(sent))) }
    } catch (error) {
      if (error instanceof KmsFault) return { status: 400, body: { __type: error.message } }
      throw error
    }
  }
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    // A TCP server's address is never a path.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials,
    createKey: () => {
      const arn = `${ARN}${crypto.randomUUID()}`
      keys.set(arn, { material: randomBytes(32), isEnabled: true })
      return arn
    },
    disableKey: (arn) => {
      const key = keys.get(arn)
      if (key) key.isEnabled = false
    },
    pointAlias: (alias, arn) => void aliases.set(alias, arn),
    calls,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
