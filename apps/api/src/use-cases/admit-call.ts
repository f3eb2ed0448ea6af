import { fail, succeed, type Result } from '@dining/domain'
import { PROOF_LIFE_MS } from '@dining/serving/callers'

import type { ApiDeps } from '../deps.ts'
import type { LimitRule, LimitUse } from '../store/repositories/rate-limit.ts'
import type { Tx } from '../store/tables.ts'
import type { CaptchaUse } from './check-captcha.ts'
import type { Failure } from './failure.ts'
import { isFirstUse } from './limits.ts'
import { findSession, renewSession, type OpenSession, type Session } from './session.ts'

type AdmitDeps = Pick<ApiDeps, 'store' | 'clock' | 'limits' | 'log'>

/** The proof of a request that changes something is accepted once across all processes. It is valid for its lifetime before and after its time. */
const ONCE: LimitRule = { name: 'caller-proof', count: 1, seconds: (2 * PROOF_LIFE_MS) / 1000 }

interface Call<Input> {
  readonly partnerId: string
  /** Id in the browser's cookie; undefined if there is none or the call reads no session. */
  readonly sessionId: string | undefined
  /** Nonce of the proof of a call that changes something. */
  readonly nonce: string | null
  /** Makes the checks that need the session. */
  readonly inputOf: (session: Session | null) => Result<Input, Failure>
  readonly usesOf: (input: Input) => readonly LimitUse[]
  /** Result of the check of the captcha, which the session, the token and the input precede. */
  readonly captcha: Result<CaptchaUse | null, Failure>
}

/** Gets what is to be done if the transaction fails, so that what would follow the first step does not begin. */
export type OnUndone = (work: () => void) => void

/**
 * Accepts the proof of a call, renews its session, counts it and then runs the first step of its work, in one transaction.
 * @returns the result of `begin`, or why the call is refused
 */
export function admitCall<Input, Begun>(
  deps: AdmitDeps,
  { partnerId, sessionId, nonce, inputOf, usesOf, captcha }: Call<Input>,
  begin: (input: Input, tx: Tx, onUndone: OnUndone) => Promise<Begun>,
): Promise<Result<Begun, Failure>> {
  const undo: (() => void)[] = []
  const admitted = deps.store.admitting.tenant(partnerId, async (tx): Promise<Result<Begun, Failure>> => {
    const now = deps.clock()
    // Sent together, so that they take one round trip to the database.
    const [isFirst, found] = await Promise.all([
      nonce === null || isFirstProof(tx, deps, partnerId, nonce),
      sessionId === undefined ? null : findSession(tx, partnerId, sessionId, now),
    ])
    if (!isFirst) return fail({ kind: 'caller-refused' })
    if (found?.isRenewalDue) await renewSession(tx, partnerId, found.session, now)
    const input = inputOf(found?.session ?? null)
    if (!input.ok) return input
    if (!captcha.ok) return captcha
    const { value: once } = captcha
    // In this order in every call, to avoid deadlocks; sent together.
    const [again, wait] = await Promise.all([
      once && deps.limits.count(tx, partnerId, [once.use], now),
      deps.limits.count(tx, partnerId, usesOf(input.value), now),
    ])
    if (wait !== null) return fail({ kind: 'too-many-requests', retryAfterSeconds: wait })
    if (once && again !== null) return fail(once.refusal)
    return succeed(await begin(input.value, tx, (work) => void undo.push(work)))
  })
  return admitted.catch((error: unknown) => {
    for (const work of undo) work()
    throw error
  })
}

/** Extends the session of a call that has read, if it is due. */
export async function renewAfterRead({ store, clock }: AdmitDeps, partnerId: string, found: OpenSession | null): Promise<void> {
  if (found?.isRenewalDue) await store.admitting.tenant(partnerId, (tx) => renewSession(tx, partnerId, found.session, clock()))
}

/** Whether no process has carried out a call with this proof yet. */
export function acceptProof(deps: AdmitDeps, tenant: string, nonce: string): Promise<boolean> {
  return deps.store.admitting.tenant(tenant, (tx) => isFirstProof(tx, deps, tenant, nonce))
}

/** Each process has refused the copies that reached itself before. */
async function isFirstProof(tx: Tx, { log, clock }: AdmitDeps, tenant: string, nonce: string): Promise<boolean> {
  if (await isFirstUse(tx, tenant, { rule: ONCE, subject: nonce }, clock())) return true
  log.warn({ event: 'caller-refused', code: 'replayed' })
  return false
}
