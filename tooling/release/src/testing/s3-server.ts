import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { AwsV4Signer } from 'aws4fetch'

/** What the server does once, instead of the answer or after it. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly code: string }
  /** Does what it is asked to, and drops the connection. */
  | { readonly kind: 'lost-answer' }
  /** Sends half of the body, and drops the connection. */
  | { readonly kind: 'half-body' }
  /** Never answers. */
  | { readonly kind: 'silence' }

interface StoredObject {
  readonly bytes: Buffer
  readonly metadata: Readonly<Record<string, string>>
}

export const BUCKET = 'releases'
export const KEYS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a-secret/of+the-test' } as const
const REGION = 'eu-test-1'
/** Keys of one page of a list, so that a few objects need several. */
const PAGE = 3
/** As S3: seconds that the clock of a request may differ. */
const SKEW_SECONDS = 900

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * The part of the wire format of S3 that the store uses: GET, HEAD, PUT with If-None-Match, ListObjectsV2, both ways of addressing. Each signature is computed
 * again by aws4fetch, which shares no code with the client of AWS; the hash of each body is compared.
 */
export async function openS3Server() {
  const objects = new Map<string, StoredObject>()
  const faults: Fault[] = []
  const state = { ignoresConditions: false, hasDate: true, now: () => Date.now(), requests: [] as string[] }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void answer(request, response, Buffer.concat(chunks)))
  })

  async function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (state.hasDate) response.setHeader('date', new Date(state.now()).toUTCString())
    response.sendDate = false
    state.requests.push(`${request.method} ${url.host}${url.pathname}`)
    const fault = faults.shift()
    if (fault?.kind === 'silence') return
    if (fault?.kind === 'status') return refuse(response, fault.status, fault.code)
    const refusal = await refusalOf(request, url, body)
    if (refusal) return refuse(response, ...refusal)
    const inHost = /^(.+)\.s3\.test(?::|$)/.exec(url.host)?.[1]
    const [, inPath = '', path = ''] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname) ?? []
    const bucket = inHost ?? inPath
    const key = decodeURIComponent(inHost === undefined ? path : url.pathname.slice(1))
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      const isRefused = request.headers['if-none-match'] === '*' && objects.has(key) && !state.ignoresConditions
      if (!isRefused) objects.set(key, { bytes: body, metadata: metadataOf(request) })
      if (fault?.kind === 'lost-answer') return void response.destroy()
      return isRefused ? refuse(response, 412, 'PreconditionFailed') : void response.writeHead(200, { etag: '"x"' }).end()
    }
    if (key === '') return list(url.searchParams, response)
    const found = objects.get(key)
    if (!found) return request.method === 'HEAD' ? void response.writeHead(404).end() : refuse(response, 404, 'NoSuchKey')
    const headers = Object.fromEntries(Object.entries(found.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]))
    response.writeHead(200, { 'content-length': String(found.bytes.length), ...headers })
    if (fault?.kind === 'half-body') return void response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
  }

  async function refusalOf(request: IncomingMessage, url: URL, body: Buffer): Promise<[number, string] | null> {
    const { authorization = '' } = request.headers
    const read = /Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(authorization)
    if (!read) return [403, 'AccessDenied']
    const [, accessKeyId, region = '', signed = '', signature] = read
    if (accessKeyId !== KEYS.accessKeyId) return [403, 'InvalidAccessKeyId']
    if (region !== REGION) return [400, 'AuthorizationHeaderMalformed']
    const names = signed.split(';')
    const headers = Object.fromEntries(
      names.filter((name) => name !== 'host').map((name) => [name, String(request.headers[name] ?? '').trim()]),
    )
    const datetime = headers['x-amz-date'] ?? ''
    const at = Date.parse(datetime.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
    if (!(Math.abs(at - state.now()) < SKEW_SECONDS * 1000)) return [403, 'RequestTimeTooSkewed']
    const signer = new AwsV4Signer({
      ...KEYS,
      method: request.method ?? '',
      url: url.href,
      headers,
      service: 's3',
      region,
      datetime,
      allHeaders: true,
    })
    if ((await signer.signature()) !== signature || signer.signedHeaders !== signed) return [403, 'SignatureDoesNotMatch']
    return headers['x-amz-content-sha256'] === sha256(body) ? null : [400, 'XAmzContentSHA256Mismatch']
  }

  function list(parameters: URLSearchParams, response: ServerResponse): void {
    const [prefix, after] = [parameters.get('prefix') ?? '', parameters.get('continuation-token') ?? '']
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
    const page = keys.slice(0, PAGE)
    const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    xml(response, 200, `<ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${more}${contents}</ListBucketResult>`)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    faults,
    state,
    port,
    /** The variables of a client. */
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type S3Server = Awaited<ReturnType<typeof openS3Server>>

const metadataOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') ? [[name.slice('x-amz-meta-'.length), String(value)]] : [],
    ),
  )

function xml(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  xml(response, status, `<Error><Code>${code}</Code><Message>The key ${KEYS.secretAccessKey} was used.</Message></Error>`)
