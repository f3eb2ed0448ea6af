import { ERROR_CODES, type Problem } from '@dining/contract'
import type { CardRegistration } from '@dining/contract'

import type { Failure } from '../use-cases/failure.ts'

type ProblemDocument = Problem & { cardRegistration?: readonly CardRegistration[] }

/** Maps a failure to its RFC 9457 document; the only place where kinds become statuses. */
export function problemDocument(failure: Failure, requestId: string): ProblemDocument {
  const { status, title } = ERROR_CODES[failure.kind]
  const document: ProblemDocument = { type: 'about:blank', title, status, code: failure.kind, requestId }
  if ('fields' in failure) document.errors = [...failure.fields]
  if ('until' in failure) document.unlocksAt = failure.until.toISOString()
  if ('retryAfterSeconds' in failure) document.retryAfter = failure.retryAfterSeconds
  if ('cardRegistration' in failure) document.cardRegistration = failure.cardRegistration
  return document
}

/** The answer that a refused request gets. */
export function problemResponse(failure: Failure, requestId: string): Response {
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  if ('retryAfterSeconds' in failure) headers.set('retry-after', String(failure.retryAfterSeconds))
  return new Response(JSON.stringify(problemDocument(failure, requestId)), { status: ERROR_CODES[failure.kind].status, headers })
}
