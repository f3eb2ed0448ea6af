import { fail, FAILURES_TO_LOCK, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { inSlot, type InTurn } from '../../passwords/hash-queue.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorRepo, type OperatorRow } from '../../store/repositories/operator.ts'
import { signInAttemptRepo } from '../../store/repositories/sign-in-attempt.ts'
import type { Tx } from '../../store/tables.ts'
import { checkPassword, NOT_COMPARED } from '../check-password.ts'
import type { Failure } from '../failure.ts'
import { checkOperatorPassword } from '../password-rules.ts'
import { sessionHash } from './operator-session.ts'
import { factorAddress, newFactorKey, newRecoveryCodes, openSetup, sealFactor, sealSetup, stepOfCode, takeCode } from './second-factor.ts'
import { operatorSubject, refuse } from './sign-in-operator.ts'
import { STUDIO_TENANT } from './tenant.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'hashQueue'>
type ProofFailure = Failure<'bad-credentials' | 'code-invalid' | 'locked' | 'unauthorized' | 'unavailable'>

/** The password, and a code where a second factor is set up. */
interface Proof {
  readonly current: string
  readonly code?: string | undefined
}

/** The browser in which the operator acts; its session stays open. */
interface Own {
  readonly operator: OperatorRow
  readonly sessionId: string
}

/**
 * Does work of a signed-in operator who proves again who they are. Wrong passwords and codes count with those of sign-ins.
 * @param prepare what takes a turn of the hash queue, before the transaction of `work`
 */
async function proven<Prepared, Value, F extends Failure>(
  deps: Deps,
  operator: OperatorRow,
  { current: password, code }: Proof,
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
      if (row.factor_sealed !== null && !(await takeCode(tx, deps.secrets, row, code ?? '', now))) return refuse(tx, series, 'code-invalid')
      await signInAttemptRepo(tx, STUDIO_TENANT).forget(subject)
      return work(tx, row, prepared)
    })
  })
  return entered.ok ? entered.value : entered
}

/** Nothing to prepare. */
const nothing = () => Promise.resolve(null)

/** A new key for an authenticator app. Nothing changes before `confirmFactor`. */
export function beginFactor(deps: Deps, operator: OperatorRow, proof: Proof) {
  return proven(deps, operator, proof, nothing, () => {
    const key = newFactorKey()
    const sealed = sealSetup(deps.secrets, operator.email_key, key, deps.clock())
    return Promise.resolve(succeed({ key, address: factorAddress(key, operator.email), sealed }))
  })
}

/**
 * Sets up the second factor by a first code of the app, in place of one that there was. Other sessions end: they were started without it.
 * @returns recovery codes, which are shown once
 */
export function confirmFactor(
  { store, clock, secrets }: Deps,
  { operator, sessionId }: Own,
  given: { readonly sealed: string; readonly code: string },
): Promise<Result<readonly string[], Failure<'code-invalid'>>> {
  const { email_key: key } = operator
  const now = clock()
  const factor = openSetup(secrets, key, given.sealed, now)
  const step = factor === null ? null : stepOfCode(factor, given.code.replaceAll(/\s/g, ''), now)
  if (factor === null || step === null) return Promise.resolve(fail({ kind: 'code-invalid' }))
  const { codes, hashes } = newRecoveryCodes(secrets, key)
  return store.acrossPartners(async (tx) => {
    const operators = operatorRepo(tx)
    const row = await operators.lock(key)
    // Set up in another browser meanwhile: this proof was made without that factor.
    if (!row || row.factor_sealed !== operator.factor_sealed) return fail({ kind: 'code-invalid' })
    await operators.update(key, { factor_sealed: sealFactor(secrets, key, factor), factor_step: step, recoveryHashes: hashes })
    await operators.endOtherSessions(key, sessionHash(sessionId))
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-factor-set', memberId: null, at: now, detail: { operator: key } })
    return succeed(codes)
  })
}

/** @returns new recovery codes; 'not-found' without a second factor */
export function renewRecoveryCodes(deps: Deps, operator: OperatorRow, proof: Proof) {
  return proven(deps, operator, proof, nothing, async (tx, row) => {
    if (row.factor_sealed === null) return fail({ kind: 'not-found' as const })
    const { codes, hashes } = newRecoveryCodes(deps.secrets, row.email_key)
    await operatorRepo(tx).update(row.email_key, { recoveryHashes: hashes })
    const detail = { operator: row.email_key }
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-recovery-codes-made', memberId: null, at: deps.clock(), detail })
    return succeed(codes)
  })
}

/** Sets another password, and ends the other sessions. */
export async function changeOperatorPassword(
  deps: Deps & Pick<ApiDeps, 'breachedRange'>,
  { operator, sessionId }: Own,
  { password, passwordConfirm, ...proof }: Proof & { readonly password: string; readonly passwordConfirm: string },
): Promise<Result<null, ProofFailure | Failure<'validation-failed'>>> {
  const fields = await checkOperatorPassword(deps, { password, passwordConfirm }, operator)
  if (fields.length > 0) return fail({ kind: 'validation-failed', fields })
  const newHash = (inTurn: InTurn) => inTurn(() => hashPassword(password, deps.hashQueue.cost))
  return proven(deps, operator, proof, newHash, async (tx, { email_key: key }, passwordHash) => {
    await operatorRepo(tx).update(key, { password_hash: passwordHash })
    await operatorRepo(tx).endOtherSessions(key, sessionHash(sessionId))
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-password-changed', memberId: null, at: deps.clock(), detail: { operator: key } })
    return succeed(null)
  })
}

/** Ends the sessions of an operator in other browsers. @returns how many */
export function endOtherSessions({ store, clock }: Pick<Deps, 'store' | 'clock'>, { operator, sessionId }: Own): Promise<number> {
  return store.acrossPartners(async (tx) => {
    const ended = await operatorRepo(tx).endOtherSessions(operator.email_key, sessionHash(sessionId))
    const detail = { operator: operator.email_key, ended }
    if (ended > 0) await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-sessions-ended', memberId: null, at: clock(), detail })
    return ended
  })
}
