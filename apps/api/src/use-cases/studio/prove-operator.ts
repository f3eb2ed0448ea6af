import type { PasskeyAssertion } from '@dining/contract'
import { fail, FAILURES_TO_LOCK, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { inSlot, type InTurn } from '../../passwords/hash-queue.ts'
import { operatorRepo, type OperatorRow } from '../../store/repositories/operator.ts'
import { signInAttemptRepo } from '../../store/repositories/sign-in-attempt.ts'
import type { Tx } from '../../store/tables.ts'
import { checkPassword, NOT_COMPARED } from '../check-password.ts'
import type { Failure } from '../failure.ts'
import { operatorSubject, refuse } from './sign-in-operator.ts'
import { takeFactor } from './take-factor.ts'
import { STUDIO_TENANT } from './tenant.ts'

export type ProofDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'hashQueue' | 'settings'>
export type ProofFailure = Failure<'bad-credentials' | 'code-invalid' | 'passkey-refused' | 'locked' | 'unauthorized' | 'unavailable'>

/** The password, and a code or a passkey where a second factor is set up. */
export interface Proof {
  readonly current: string
  readonly code?: string | undefined
  readonly passkey?: PasskeyAssertion | undefined
}

/** The browser in which the operator acts; its session stays open. */
export interface Own {
  readonly operator: OperatorRow
  readonly sessionId: string
}

/**
 * Does work of a signed-in operator who proves again who they are. Wrong passwords, codes and passkeys count with those of sign-ins.
 * @param prepare what takes a turn of the hash queue, before the transaction of `work`
 */
export async function proven<Prepared, Value, F extends Failure>(
  deps: ProofDeps,
  { operator, sessionId }: Own,
  { current: password, code, passkey }: Proof,
  prepare: (inTurn: InTurn) => Promise<Prepared>,
  work: (tx: Tx, current: OperatorRow, prepared: Prepared) => Promise<Result<Value, F>>,
): Promise<Result<Value, F | ProofFailure>> {
  const { email_key: key, password_hash: hash } = operator
  const subject = operatorSubject(deps.secrets, key)
  const entered = await inSlot(deps.hashQueue, async (inTurn): Promise<Result<Value, F | ProofFailure>> => {
    const now = deps.clock()
    const { failures } = await deps.store.tenant(STUDIO_TENANT, (tx) => signInAttemptRepo(tx, STUDIO_TENANT).count(subject, now))
    const { right } = failures <= FAILURES_TO_LOCK ? await checkPassword(deps.hashQueue, inTurn, password, hash) : NOT_COMPARED
    const prepared = right ? await prepare(inTurn) : undefined
    return deps.store.acrossPartners(async (tx): Promise<Result<Value, F | ProofFailure>> => {
      const row = await operatorRepo(tx).lock(key)
      if (!row) return fail({ kind: 'unauthorized' })
      const series = { subject, operator: key, failures, now }
      if (prepared === undefined || row.password_hash !== hash) return refuse(tx, series, 'bad-credentials')
      const factor = await takeFactor(tx, deps, row, { code: code ?? '', passkey, cookie: sessionId })
      if (factor === 'code-invalid' || factor === 'passkey-refused') return refuse(tx, series, factor)
      await signInAttemptRepo(tx, STUDIO_TENANT).forget(subject)
      return work(tx, row, prepared)
    })
  })
  return entered.ok ? entered.value : entered
}

/** Nothing to prepare. */
export const nothing = () => Promise.resolve(null)
