import { fail, RECOVERY_MINUTES, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { recoveryRepo } from '../../store/repositories/recovery.ts'
import { sessionRepo } from '../../store/repositories/session.ts'
import type { Tx } from '../../store/tables.ts'
import { isUniqueViolation } from '../../store/unique-violation.ts'
import { emailKey } from '../email-key.ts'
import type { Failure } from '../failure.ts'
import { fieldError } from '../field-error.ts'
import { writeMail } from '../mail/send-mail.ts'
import { hashText, isRightCode, makeCode } from '../mailed-code.ts'
import type { MessageDeps } from '../outbox/write-message.ts'
import type { Session } from '../session.ts'
import { notifyMember } from './notify.ts'

type EmailDeps = Pick<ApiDeps, 'store' | 'clock'> & MessageDeps

/** Whether members of this partner change their address themselves: they sign in here, and the partner has switched it on. */
const isOffered = ({ program, features }: Partner) => program.enrollmentType === 'direct' && features.hasEmailChange

/** The new address of a member that waits for its code. */
export async function waitingEmail(
  tx: Tx,
  partner: Partner,
  memberId: string,
  now: Date,
): Promise<Result<string | null, Failure<'not-found'>>> {
  return isOffered(partner) ? succeed(await recoveryRepo(tx, partner.program.id).waitingEmail(memberId, now)) : fail({ kind: 'not-found' })
}

/**
 * Mails a code to the new address of a member who is signed in. The address stays until the code is entered; a new request replaces the code.
 * @returns the address as it was mailed to
 */
export async function startOwnEmailChange(
  deps: EmailDeps,
  partner: Partner,
  memberId: string,
  given: { readonly newEmail: string; readonly host: string | undefined },
): Promise<Result<string, Failure<'unauthorized' | 'not-found' | 'validation-failed'>>> {
  if (!isOffered(partner)) return fail({ kind: 'not-found' })
  const partnerId = partner.program.id
  const now = deps.clock()
  const code = makeCode()
  type Started = Result<MessageRef, Failure<'unauthorized' | 'validation-failed'>>
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Started> => {
    const members = memberRepo(tx, partnerId)
    const member = await members.lock(memberId)
    if (!member) return fail({ kind: 'unauthorized' })
    const key = emailKey(given.newEmail)
    const isOwn = key === member.email_key
    if (isOwn || (await members.byEmailKey(key)))
      return fail({ kind: 'validation-failed', fields: [fieldError('newEmail', isOwn ? 'not-allowed' : 'already-member')] })
    const expiresAt = new Date(now.getTime() + RECOVERY_MINUTES * 60_000)
    await recoveryRepo(tx, partnerId).start(memberId, hashText(code), expiresAt, given.newEmail)
    await recordAudit(tx, partnerId, { kind: 'email-change-requested', memberId, at: now })
    const origin = deps.settings.publicOrigin(partnerId, given.host)
    const content = { kind: 'email-code', to: given.newEmail, code, isSignedIn: true } as const
    return succeed(await writeMail(tx, deps, { partnerId, memberId, origin, content }))
  })
  if (!result.ok) return result
  await deps.outbox.dispatch(result.value)
  return succeed(given.newEmail)
}

/**
 * Changes the address of a member who is signed in to the one that the code was mailed to, ends their other sessions and notifies the old address.
 * @returns the new address
 */
export async function confirmOwnEmailChange(
  deps: EmailDeps,
  partner: Partner,
  own: Pick<Session, 'idHash' | 'memberId'>,
  given: { readonly code: string; readonly host: string | undefined },
): Promise<Result<string, Failure<'unauthorized' | 'not-found' | 'code-invalid'>>> {
  if (!isOffered(partner)) return fail({ kind: 'not-found' })
  const partnerId = partner.program.id
  const now = deps.clock()
  type Changed = { readonly email: string; readonly mail: MessageRef | null }
  type Outcome = Result<Changed, Failure<'unauthorized' | 'code-invalid'>>
  const change = deps.store.tenant(partnerId, async (tx): Promise<Outcome> => {
    const members = memberRepo(tx, partnerId)
    const recoveries = recoveryRepo(tx, partnerId)
    const member = await members.lock(own.memberId)
    if (!member) return fail({ kind: 'unauthorized' })
    const open = await recoveries.tryCode(member.id, now, 'new-email')
    const email = open?.new_email ?? null
    // Another member may have got the address since the code was mailed.
    const isFree = email !== null && !(await members.byEmailKey(emailKey(email)))
    if (email === null || !isFree || !isRightCode(given.code, open)) {
      await recordAudit(tx, partnerId, { kind: 'recovery-refused', memberId: member.id, at: now })
      return fail({ kind: 'code-invalid' })
    }
    await recoveries.end(member.id)
    await members.update(member.id, { email, email_key: emailKey(email), email_update_required: false })
    await sessionRepo(tx, partnerId).endOthersOf(member.id, own.idHash)
    await recordAudit(tx, partnerId, { kind: 'email-changed', memberId: member.id, at: now })
    // To the old address, which `member` still has.
    const mail = await notifyMember(tx, deps, { partnerId, member, host: given.host, content: { kind: 'email-changed' } })
    return succeed({ email, mail })
  })
  const result = await change.catch((error: unknown): Outcome => {
    if (isUniqueViolation(error)) return fail({ kind: 'code-invalid' })
    throw error
  })
  if (!result.ok) return result
  if (result.value.mail) await deps.outbox.dispatch(result.value.mail)
  return succeed(result.value.email)
}
