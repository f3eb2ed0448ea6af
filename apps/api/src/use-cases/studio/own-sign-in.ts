import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import type { InTurn } from '../../passwords/hash-queue.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorRepo } from '../../store/repositories/operator.ts'
import type { Failure } from '../failure.ts'
import { checkOperatorPassword } from '../password-rules.ts'
import { sessionHash } from './operator-session.ts'
import { nothing, proven, type Own, type Proof, type ProofDeps, type ProofFailure } from './prove-operator.ts'
import { factorAddress, hasFactor, newFactorKey, newRecoveryCodes, openSetup, sealFactor, sealSetup, stepOfCode } from './second-factor.ts'
import { STUDIO_TENANT } from './tenant.ts'

/** A new key for an authenticator app. Nothing changes before `confirmFactor`. */
export function beginFactor(deps: ProofDeps, own: Own, proof: Proof) {
  return proven(deps, own, proof, nothing, (_tx, operator) => {
    const key = newFactorKey()
    const sealed = sealSetup(deps.secrets, operator.email_key, key, deps.clock())
    return Promise.resolve(succeed({ key, address: factorAddress(key, operator.email), sealed }))
  })
}

/**
 * Sets up an authenticator app by its first code, in place of one that there was; passkeys stay. Other sessions end: they were started without it.
 * @returns recovery codes, which are shown once
 */
export function confirmFactor(
  { store, clock, secrets }: ProofDeps,
  { operator, sessionId }: Own,
  given: { readonly sealed: string; readonly code: string },
): Promise<Result<readonly string[], Failure<'code-invalid' | 'unauthorized'>>> {
  const { email_key: key } = operator
  const now = clock()
  const factor = openSetup(secrets, key, given.sealed, now)
  const step = factor === null ? null : stepOfCode(factor, given.code.replaceAll(/\s/g, ''), now)
  if (factor === null || step === null) return Promise.resolve(fail({ kind: 'code-invalid' }))
  const { codes, hashes } = newRecoveryCodes(secrets, key)
  return store.acrossPartners(async (tx) => {
    const operators = operatorRepo(tx)
    const row = await operators.lock(key)
    if (!(await operators.isOpen(key, sessionHash(sessionId), now))) return fail({ kind: 'unauthorized' })
    // Set up in another browser meanwhile: this proof was made without that factor.
    if (!row || row.factor_sealed !== operator.factor_sealed) return fail({ kind: 'code-invalid' })
    await operators.update(key, { factor_sealed: sealFactor(secrets, key, factor), factor_step: step, recoveryHashes: hashes })
    await operators.endOtherSessions(key, sessionHash(sessionId))
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-factor-set', memberId: null, at: now, detail: { operator: key } })
    return succeed(codes)
  })
}

/** @returns new recovery codes; 'not-found' without a second factor */
export function renewRecoveryCodes(deps: ProofDeps, own: Own, proof: Proof) {
  return proven(deps, own, proof, nothing, async (tx, row) => {
    if (!hasFactor(row)) return fail({ kind: 'not-found' as const })
    const { codes, hashes } = newRecoveryCodes(deps.secrets, row.email_key)
    await operatorRepo(tx).update(row.email_key, { recoveryHashes: hashes })
    const detail = { operator: row.email_key }
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-recovery-codes-made', memberId: null, at: deps.clock(), detail })
    return succeed(codes)
  })
}

/** Sets another password, and ends the other sessions. */
export async function changeOperatorPassword(
  deps: ProofDeps & Pick<ApiDeps, 'breachedRange'>,
  own: Own,
  { password, passwordConfirm, ...proof }: Proof & { readonly password: string; readonly passwordConfirm: string },
): Promise<Result<null, ProofFailure | Failure<'validation-failed'>>> {
  const fields = await checkOperatorPassword(deps, { password, passwordConfirm }, own.operator)
  if (fields.length > 0) return fail({ kind: 'validation-failed', fields })
  const newHash = (inTurn: InTurn) => inTurn(() => hashPassword(password, deps.hashQueue.cost))
  return proven(deps, own, proof, newHash, async (tx, { email_key: key }, passwordHash) => {
    await operatorRepo(tx).update(key, { password_hash: passwordHash })
    await operatorRepo(tx).endOtherSessions(key, sessionHash(own.sessionId))
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-password-changed', memberId: null, at: deps.clock(), detail: { operator: key } })
    return succeed(null)
  })
}

/** Ends the sessions of an operator in other browsers. @returns how many */
export function endOtherSessions({ store, clock }: Pick<ProofDeps, 'store' | 'clock'>, { operator, sessionId }: Own): Promise<number> {
  return store.acrossPartners(async (tx) => {
    const ended = await operatorRepo(tx).endOtherSessions(operator.email_key, sessionHash(sessionId))
    const detail = { operator: operator.email_key, ended }
    if (ended > 0) await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-sessions-ended', memberId: null, at: clock(), detail })
    return ended
  })
}
