import type { OwnPasskeyUseOptions } from '@dining/contract'
import { fail, FAILURES_TO_LOCK, succeed, type Result } from '@dining/domain'

import { identifyActor } from '../../audit/actor.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Failure } from '../failure.ts'
import { inSlot, type InTurn } from '../../passwords/hash-queue.ts'
import { blind, type Secrets } from '../../config/secrets.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorRepo } from '../../store/repositories/operator.ts'
import { signInAttemptRepo } from '../../store/repositories/sign-in-attempt.ts'
import type { Tx } from '../../store/tables.ts'
import { checkPassword, NOT_COMPARED } from '../check-password.ts'
import { emailKey } from '../email-key.ts'
import { endOperatorSession, startOperatorSession } from './operator-session.ts'
import { startPasskeyUse } from './operator-passkey.ts'
import { takesCode } from './second-factor.ts'
import { takeFactor, type GivenFactor } from './take-factor.ts'
import { STUDIO_TENANT } from './tenant.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'hashQueue' | 'settings'>
type SignInFailure = Failure<'bad-credentials' | 'code-invalid' | 'passkey-refused' | 'locked' | 'unavailable'>

interface Credentials {
  readonly email: string
  readonly password: string
  readonly factor: GivenFactor
  /** The browser's header. */
  readonly userAgent: string | undefined
  /** Id of the browser's current session, which ends. */
  readonly previousSessionId: string | undefined
}

/** The key by which sign-in attempts of an operator's address are counted. */
export const operatorSubject = (secrets: Secrets, emailKeyOfOperator: string) => blind(secrets, `${STUDIO_TENANT} ${emailKeyOfOperator}`)

/** A session, whose id is only for the cookie; or the password was right, and the second factor is needed as well. */
type SignedIn =
  | { readonly kind: 'signed-in'; readonly sessionId: string }
  | { readonly kind: 'factor-needed'; readonly takesCode: boolean; readonly passkey: OwnPasskeyUseOptions | null }

/**
 * Signs an operator in, under the rules of members: the address is locked after FAILURES_TO_LOCK wrong passwords, codes or passkeys, known or not, and both
 * take the same time. A right password without the second factor is no failure, and resets no count.
 */
export async function signInOperator(deps: Deps, given: Credentials): Promise<Result<SignedIn, SignInFailure>> {
  // Entered before the attempt is counted: a full queue locks no account.
  const entered = await inSlot(deps.hashQueue, (inTurn) => signInTurn(deps, given, inTurn))
  return entered.ok ? entered.value : entered
}

async function signInTurn(deps: Deps, given: Credentials, inTurn: InTurn): Promise<Result<SignedIn, SignInFailure>> {
  const key = emailKey(given.email)
  const subject = operatorSubject(deps.secrets, key)
  const now = deps.clock()
  const attempt = await deps.store.tenant(STUDIO_TENANT, (tx) => signInAttemptRepo(tx, STUDIO_TENANT).count(subject, now))
  const operator = await deps.store.acrossPartners((tx) => operatorRepo(tx).byKey(key))
  const isCompared = attempt.failures <= FAILURES_TO_LOCK
  return finish(operator?.password_hash ?? null)

  /** @param hash the stored hash that this sign-in has read */
  async function finish(hash: string | null): Promise<Result<SignedIn, SignInFailure>> {
    const { right, renewedHash } = isCompared ? await checkPassword(deps.hashQueue, inTurn, given.password, hash) : NOT_COMPARED
    const ended = await deps.store.acrossPartners(async (tx) => {
      const attempts = signInAttemptRepo(tx, STUDIO_TENANT)
      // Locked until the end, and read again: an operator who was removed or got another password meanwhile must not get a session.
      const current = right ? await operatorRepo(tx).lock(key) : undefined
      // What was typed in place of an unknown address may be anything, such as a password.
      const series = { subject, operator: operator?.email_key ?? null, failures: attempt.failures, now }
      if (!current) return refuse(tx, series, 'bad-credentials')
      if (current.password_hash !== hash) return { changedHash: current.password_hash }
      const factor = await takeFactor(tx, deps, current, given.factor)
      if (factor === 'missing') {
        await attempts.uncount(subject)
        const passkey = await startPasskeyUse(tx, deps, current, given.factor)
        return succeed({ kind: 'factor-needed' as const, takesCode: takesCode(current), passkey })
      }
      if (factor === 'code-invalid' || factor === 'passkey-refused') return refuse(tx, series, factor)
      await attempts.forget(subject)
      if (renewedHash !== null) await operatorRepo(tx).update(key, { password_hash: renewedHash })
      if (given.previousSessionId !== undefined) await endOperatorSession(tx, given.previousSessionId)
      identifyActor('operator', key)
      const detail = { operator: key, ...(factor === 'passkey' ? { by: factor } : {}) }
      await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-signed-in', memberId: null, at: now, detail })
      return succeed({ kind: 'signed-in' as const, sessionId: await startOperatorSession(tx, key, now, given.userAgent) })
    })
    // A sign-in at the same time may have renewed the hash of the same password, so the new hash is compared too.
    return 'changedHash' in ended ? finish(ended.changedHash) : ended
  }
}

/** Attempts to prove who an operator is. */
interface Series {
  readonly subject: string
  readonly operator: string | null
  /** Including the one that has just failed. */
  readonly failures: number
  readonly now: Date
}

/** Records a wrong password, code or passkey, and locks the address after the last one that is allowed. */
export async function refuse(
  tx: Tx,
  { subject, operator, failures, now }: Series,
  kind: 'bad-credentials' | 'code-invalid' | 'passkey-refused',
): Promise<Result<never, Failure<'bad-credentials' | 'code-invalid' | 'passkey-refused' | 'locked'>>> {
  const locks = failures >= FAILURES_TO_LOCK
  const event = { kind: locks ? ('operator-locked' as const) : ('operator-sign-in-refused' as const), memberId: null, at: now }
  await recordAudit(tx, STUDIO_TENANT, { ...event, detail: { operator } })
  return fail(locks ? { kind: 'locked', until: await signInAttemptRepo(tx, STUDIO_TENANT).lock(subject, now) } : { kind })
}

/** Ends the session of a cookie's id on the server; deleting only the cookie would keep it open. */
export async function signOutOperator(deps: Pick<Deps, 'store' | 'clock'>, sessionId: string): Promise<void> {
  await deps.store.acrossPartners(async (tx) => {
    const operator = await endOperatorSession(tx, sessionId)
    if (operator === undefined) return
    identifyActor('operator', operator)
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-signed-out', memberId: null, at: deps.clock(), detail: { operator } })
  })
}
