import { randomUUID } from 'node:crypto'

import { PARTNER_HEADER } from '@dining/contract'
import { PROOF_HEADER, STUDIO_CALLER } from '@dining/serving/callers'
import type { MiddlewareHandler } from 'hono'

import type { ApiDeps } from '../deps.ts'
import { problemResponse } from './problem.ts'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'hono' {
  interface ContextVariableMap {
    /** Nonce of a request that changes something, which `admitCall` has to accept before its effect; else null. */
    nonce: string | null
  }
}

/**
 * Refuses every request that does not prove which partner's web server, or the studio, sent it. Behind it the header `x-partner` is
 * the partner of the key that signed the request, and a request without it was signed by the studio's key.
 */
export function requireCaller({ verifyCaller, log }: Pick<ApiDeps, 'verifyCaller' | 'log'>): MiddlewareHandler {
  return async ({ req, set }, next) => {
    const { pathname, search } = new URL(req.url)
    const proven = verifyCaller({
      method: req.method,
      path: pathname + search,
      requestId: req.header('x-request-id') ?? '',
      caller: req.header(PARTNER_HEADER) ?? STUDIO_CALLER,
      proof: req.header(PROOF_HEADER) ?? null,
    })
    if (proven.ok) {
      set('nonce', READS.has(req.method) ? null : proven.value.nonce)
      return next()
    }
    log.warn({ event: 'caller-refused', code: proven.error })
    const response = problemResponse({ kind: 'caller-refused' }, randomUUID())
    response.headers.set('cache-control', 'no-store')
    return response
  }
}
