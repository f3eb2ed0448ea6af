import { randomUUID } from 'node:crypto'

import { PARTNER_HEADER } from '@dining/contract'
import { PROOF_HEADER, PROOF_LIFE_MS, STUDIO_CALLER } from '@dining/serving/callers'
import type { MiddlewareHandler } from 'hono'

import type { ApiDeps } from '../deps.ts'
import type { LimitRule } from '../store/repositories/rate-limit.ts'
import { isFirstUse } from '../use-cases/limits.ts'
import type { Tx } from '../store/tables.ts'
import { problemResponse } from './problem.ts'

/** The proof of a request that changes something is accepted once across all processes. It is valid for its lifetime before and after its time. */
const ONCE: LimitRule = { name: 'caller-proof', count: 1, seconds: (2 * PROOF_LIFE_MS) / 1000 }
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'hono' {
  interface ContextVariableMap {
    /** Nonce of a request that changes something, which `isFirstProof` has to accept before its effect; else null. */
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

/** Whether no process has carried out a call with this proof yet. Each process has refused copies that reached itself before. */
export async function isFirstProof(
  tx: Tx,
  { log, clock }: Pick<ApiDeps, 'log' | 'clock'>,
  partnerId: string,
  nonce: string,
): Promise<boolean> {
  if (await isFirstUse(tx, partnerId, { rule: ONCE, subject: nonce }, clock())) return true
  log.warn({ event: 'caller-refused', code: 'replayed' })
  return false
}
