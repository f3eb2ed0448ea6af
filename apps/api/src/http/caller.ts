import { randomUUID } from 'node:crypto'

import { PARTNER_HEADER } from '@dining/contract'
import { PROOF_HEADER, STUDIO_CALLER, type VerifyCaller } from '@dining/serving/callers'
import type { MiddlewareHandler } from 'hono'

import type { Log } from '../log.ts'
import { problemResponse } from './problem.ts'

/**
 * Refuses every request that does not prove which partner's web server, or the studio, sent it. Behind it the header `x-partner` is
 * the partner of the key that signed the request, and a request without it was signed by the studio's key.
 */
export function requireCaller(verify: VerifyCaller, log: Log): MiddlewareHandler {
  return async ({ req }, next) => {
    const { pathname, search } = new URL(req.url)
    const requestId = req.header('x-request-id') ?? ''
    const proven = verify({
      method: req.method,
      path: pathname + search,
      requestId,
      caller: req.header(PARTNER_HEADER) ?? STUDIO_CALLER,
      proof: req.header(PROOF_HEADER) ?? null,
    })
    if (proven.ok) return next()
    log.warn({ event: 'caller-refused', code: proven.error })
    const response = problemResponse({ kind: 'caller-refused' }, randomUUID())
    response.headers.set('cache-control', 'no-store')
    return response
  }
}
