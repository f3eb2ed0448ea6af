import type { PasskeyAssertion } from '@dining/contract'
import { fail, FAILURES_TO_LOCK, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { blind } from '../../config/secrets.ts'
import type { ApiDeps } from '../../deps.ts'
import { inSlot, type InTurn } from '../../passwords/hash-queue.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { sessionRepo } from '../../store/repositories/session.ts'
import { signInAttemptRepo } from '../../store/repositories/sign-in-attempt.ts'
import { checkPassword, NOT_COMPARED } from '../check-password.ts'
import type { Failure } from '../failure.ts'
import { confirmedUntil, type Session } from '../session.ts'
import type { PasskeyBrowser } from './passkey-challenge.ts'
import { acceptPasskey } from './use-passkey.ts'

type ConfirmDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'hashQueue' | 'settings'>
type Own = Pick<Session, 'idHash' | 'memberId'>

/** The proof of a member who has signed in a while ago. */
export type Proof = { readonly kind: 'password'; readonly password: string } | ({ readonly kind: 'passkey' } & PasskeyAssertion)

type ConfirmFailure = Failure<'unauthorized' | 'bad-credentials' | 'locked' | 'passkey-refused' | 'not-found' | 'unavailable'>

/**
 * Records that the member of a session has proved again who they are. Wrong passwords count with those of sign-ins and lock the account as they do;
 * the session stays open.
 * @returns until when they are not asked again
 */
export async function confirmIdentity(
  deps: ConfirmDeps,
  partner: Partner,
  own: Own,
  browser: PasskeyBrowser,
  proof: Proof,
): Promise<Result<Date, ConfirmFailure>> {
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  if (proof.kind === 'passkey') return confirmByPasskey(deps, partner, own, browser, proof)
  // Entered before the attempt is counted: a full queue locks no account.
  const entered = await inSlot(deps.hashQueue, (inTurn) => confirmByPassword(deps, partner.program.id, own, proof.password, inTurn))
  return entered.ok ? entered.value : entered
}

async function confirmByPasskey(
  deps: ConfirmDeps,
  partner: Partner,
  { idHash, memberId }: Own,
  browser: PasskeyBrowser,
  proof: PasskeyAssertion,
): Promise<Result<Date, Failure<'unauthorized' | 'passkey-refused'>>> {
  const partnerId = partner.program.id
  const at = deps.clock()
  return deps.store.tenant(partnerId, async (tx) => {
    const member = await acceptPasskey(tx, deps, partner, browser, proof)
    if (member?.id !== memberId) {
      await recordAudit(tx, partnerId, { kind: 'identity-refused', memberId, at, detail: { by: 'passkey' } })
      return fail({ kind: 'passkey-refused' })
    }
    if (!(await sessionRepo(tx, partnerId).confirm(idHash, at))) return fail({ kind: 'unauthorized' })
    await recordAudit(tx, partnerId, { kind: 'identity-confirmed', memberId, at, detail: { by: 'passkey' } })
    return succeed(confirmedUntil(at))
  })
}

async function confirmByPassword(
  deps: ConfirmDeps,
  partnerId: string,
  { idHash, memberId }: Own,
  password: string,
  inTurn: InTurn,
): Promise<Result<Date, ConfirmFailure>> {
  const at = deps.clock()
  const counted = await deps.store.tenant(partnerId, async (tx) => {
    const member = await memberRepo(tx, partnerId).byId(memberId)
    if (!member) return null
    const keyHash = blind(deps.secrets, `${partnerId} ${member.email_key}`)
    return { member, keyHash, attempt: await signInAttemptRepo(tx, partnerId).count(keyHash, at) }
  })
  if (!counted) return fail({ kind: 'unauthorized' })
  const { member, keyHash, attempt } = counted
  const isCompared = attempt.failures <= FAILURES_TO_LOCK
  const { right, renewedHash } = isCompared ? await checkPassword(deps.hashQueue, inTurn, password, member.password_hash) : NOT_COMPARED
  return deps.store.tenant(partnerId, async (tx): Promise<Result<Date, ConfirmFailure>> => {
    const attempts = signInAttemptRepo(tx, partnerId)
    // Locked until the end, and read again: another password may have been set meanwhile.
    const current = right ? await memberRepo(tx, partnerId).lock(memberId) : undefined
    if (!current || current.password_hash !== member.password_hash) {
      const locks = attempt.failures >= FAILURES_TO_LOCK
      await recordAudit(tx, partnerId, { kind: 'identity-refused', memberId, at, detail: { by: 'password' } })
      return fail(locks ? { kind: 'locked', until: await attempts.lock(keyHash, at) } : { kind: 'bad-credentials' })
    }
    await attempts.forget(keyHash)
    if (renewedHash !== null) await memberRepo(tx, partnerId).update(memberId, { password_hash: renewedHash })
    if (!(await sessionRepo(tx, partnerId).confirm(idHash, at))) return fail({ kind: 'unauthorized' })
    await recordAudit(tx, partnerId, { kind: 'identity-confirmed', memberId, at, detail: { by: 'password' } })
    return succeed(confirmedUntil(at))
  })
}
