import { fail, succeed, type Result } from '@dining/domain'

import type { Failure } from '../use-cases/failure.ts'
import { isAcceptableJson } from './input-limits.ts'

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

/** Reads a JSON body; undefined if there is none. Form and text bodies are refused, since a page of another site can send those. */
export async function readJsonBody(request: Request): Promise<Result<unknown, Failure>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const { body } = request
  if (type !== 'application/json') {
    return type === undefined && body === null ? succeed(undefined) : fail({ kind: 'unsupported-media-type' })
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return fail({ kind: 'payload-too-large' })
  if (body === null) return succeed(undefined)
  try {
    const text = await readText(body)
    if (text === null) return fail({ kind: 'payload-too-large' })
    const value: unknown = text === '' ? undefined : JSON.parse(text)
    return isAcceptableJson(value) ? succeed(value) : fail({ kind: 'bad-request' })
  } catch (error) {
    // The client left, or was too slow, before its body was complete.
    if (request.signal.aborted) return fail({ kind: 'bad-request' })
    if (error instanceof SyntaxError || error instanceof TypeError) return fail({ kind: 'bad-request' })
    throw error
  }
}
