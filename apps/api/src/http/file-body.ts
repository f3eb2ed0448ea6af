import { UPLOAD_MAX_BYTES } from '@dining/contract/pictures'
import { fail, succeed, type Result } from '@dining/domain'

import type { Failure } from '../use-cases/failure.ts'

/** The one type of an uploaded file: its bytes tell what it is, and no form of another site can send it. */
const TYPE = 'application/octet-stream'

/** Reads an uploaded file, or a part of one; no more of a larger one than the given bytes. */
export async function readFileBody(request: Request, maxBytes: number = UPLOAD_MAX_BYTES): Promise<Result<Buffer, Failure>> {
  if (request.headers.get('content-type') !== TYPE) return fail({ kind: 'unsupported-media-type' })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return fail({ kind: 'payload-too-large' })
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) return fail({ kind: 'payload-too-large' })
      chunks.push(chunk)
    }
  } catch (error) {
    // The client left, or was too slow, before its file was complete.
    if (request.signal.aborted || error instanceof TypeError) return fail({ kind: 'bad-request' })
    throw error
  }
  return succeed(Buffer.concat(chunks, bytes))
}
