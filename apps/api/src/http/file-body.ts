import { UPLOAD_MAX_BYTES } from '@dining/contract/pictures'
import { fail, succeed, type Result } from '@dining/domain'

import type { Failure } from '../use-cases/failure.ts'

/** The one type of an uploaded file: its bytes tell what it is, and no form of another site can send it. */
const TYPE = 'application/octet-stream'

/** Reads an uploaded file of at most UPLOAD_MAX_BYTES; no more of a larger one than that. */
export async function readFileBody(request: Request): Promise<Result<Buffer, Failure>> {
  if (request.headers.get('content-type') !== TYPE) return fail({ kind: 'unsupported-media-type' })
  if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_MAX_BYTES) return fail({ kind: 'payload-too-large' })
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > UPLOAD_MAX_BYTES) return fail({ kind: 'payload-too-large' })
      chunks.push(chunk)
    }
  } catch (error) {
    // The client left, or was too slow, before its file was complete.
    if (request.signal.aborted || error instanceof TypeError) return fail({ kind: 'bad-request' })
    throw error
  }
  return succeed(Buffer.concat(chunks, bytes))
}
