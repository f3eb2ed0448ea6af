import { randomUUID } from 'node:crypto'

import { PARTNER_HEADER } from '@dining/contract'
import { PROOF_HEADER, PROOF_LIFE_MS, STUDIO_CALLER } from '@dining/serving/callers'
import type { MiddlewareHandler } from 'hono'

import { INSTALLATION } from '../audit/events.ts'
import type { ApiDeps } from '../deps.ts'
import type { Failure } from '../use-cases/failure.ts'
import type { LimitRule } from '../store/repositories/rate-limit.ts'
import { isFirstUse } from '../use-cases/limits.ts'
import { describeError } from '../observability/log.ts'
import { problemResponse } from './problem.ts'

/** The proof of a request that changes something is accepted once across all processes. It is valid for its lifetime before and after its time. */
const ONCE: LimitRule = { name: 'caller-proof', count: 1, seconds: (2 * PROOF_LIFE_MS) / 1000 }
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every request that does not prove which partner's web server, or the studio, sent it. Behind it the header `x-partner` is
 * the partner of the key that signed the request, and a request without it was signed by the studio's key.
 */
export function requireCaller({
  verifyCaller,
  store,
  clock,
  log,
}: Pick<ApiDeps, 'verifyCaller' | 'store' | 'clock' | 'log'>): MiddlewareHandler {
  const refuse = (failure: Failure) => {
    const response = problemResponse(failure, randomUUID())
    response.headers.set('cache-control', 'no-store')
    return response
  }
  return async ({ req }, next) => {
    const { pathname, search } = new URL(req.url)
    const partnerId = req.header(PARTNER_HEADER)
    const proven = verifyCaller({
      method: req.method,
      path: pathname + search,
      requestId: req.header('x-request-id') ?? '',
      caller: partnerId ?? STUDIO_CALLER,
      proof: req.header(PROOF_HEADER) ?? null,
    })
    if (!proven.ok) {
      log.warn({ event: 'caller-refused', code: proven.error })
      return refuse({ kind: 'caller-refused' })
    }
    if (READS.has(req.method)) return next()
    try {
      const use = { rule: ONCE, subject: proven.value.nonce }
      if (await isFirstUse(store, partnerId ?? INSTALLATION, use, clock())) return next()
    } catch (error) {
      log.error({ event: 'failed', ...describeError(error) })
      return refuse({ kind: 'internal-error' })
    }
    log.warn({ event: 'caller-refused', code: 'replayed' })
    return refuse({ kind: 'caller-refused' })
  }
}
