import { problemSchema } from '@dining/contract'
import { safeParse } from 'valibot'

import type { ApiError } from './api-error.ts'

/** Reads an answer that is not OK. */
export function readRefusal(response: Response, body: unknown): ApiError {
  const parsed = safeParse(problemSchema, body)
  if (!parsed.success) return { kind: 'status', status: response.status, statusText: response.statusText }
  const { status, code, requestId, errors = [], unlocksAt, retryAfter } = parsed.output
  return { kind: 'problem', status, code, requestId, errors, unlocksAt, retryAfter, body }
}
