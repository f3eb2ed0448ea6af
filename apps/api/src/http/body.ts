import { fail, succeed, type Result } from '@dining/domain'

import type { Failure } from '../use-cases/failure.ts'
import { isAcceptableJson, isAcceptableQuery } from './input-limits.ts'

/** Bytes. Twelve cards with a JWE each, or a hundred impressions, are much smaller. */
const MAX_BODY_BYTES = 128 * 1024

async function readText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Reads a body as text; the empty text if there is none. */
async function readBody(request: Request): Promise<Result<string, Failure>> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return fail({ kind: 'payload-too-large' })
  if (request.body === null) return succeed('')
  try {
    const text = await readText(request.body)
    return text === null ? fail({ kind: 'payload-too-large' }) : succeed(text)
  } catch (error) {
    // The client left, or was too slow, before its body was complete; or the body is not UTF-8.
    if (request.signal.aborted || error instanceof TypeError) return fail({ kind: 'bad-request' })
    throw error
  }
}

/** Reads a JSON body; undefined if there is none. Form and text bodies are refused, since a page of another site can send those. */
export async function readJsonBody(request: Request): Promise<Result<unknown, Failure>> {
  const type = typeOf(request)
  if (type !== 'application/json') {
    return type === undefined && request.body === null ? succeed(undefined) : fail({ kind: 'unsupported-media-type' })
  }
  const text = await readBody(request)
  if (!text.ok) return text
  if (text.value === '') return succeed(undefined)
  try {
    const value: unknown = JSON.parse(text.value)
    return isAcceptableJson(value) ? succeed(value) : fail({ kind: 'bad-request' })
  } catch {
    return fail({ kind: 'bad-request' })
  }
}

/** Reads the body of a form: its fields, each of which may occur once. */
export async function readFormBody(request: Request): Promise<Result<Readonly<Record<string, string>>, Failure>> {
  if (typeOf(request) !== 'application/x-www-form-urlencoded') return fail({ kind: 'unsupported-media-type' })
  const text = await readBody(request)
  if (!text.ok) return text
  const fields = new URLSearchParams(text.value)
  const value = Object.fromEntries(fields)
  return isAcceptableQuery(fields) && Object.keys(value).length === fields.size ? succeed(value) : fail({ kind: 'bad-request' })
}
