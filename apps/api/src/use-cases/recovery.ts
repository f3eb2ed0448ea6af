import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

import { fail, RECOVERY_MINUTES, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from '../failure.ts'
import { hashPassword } from '../password-hash.ts'
import { blind } from '../secrets.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import type { MailRef } from '../store/repositories/mail-outbox.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { recoveryRepo } from '../store/repositories/recovery.ts'
import { sessionRepo } from '../store/repositories/session.ts'
import { signInAttemptRepo } from '../store/repositories/sign-in-attempt.ts'
import { emailKey } from './email-key.ts'
import { writeMail, type MailDeps } from './mail/write-mail.ts'
import { checkNewPassword } from './password-rules.ts'

type RecoveryDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets'> & MailDeps

/** Letters and digits that cannot be mistaken for each other when read from a mail. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8
/** Tries at one code; with this alphabet a guess has less than one chance in 10^11. */
const MAX_ATTEMPTS = 5
const TICKET_BYTES = 32

const makeCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const hash = (text: string) => createHash('sha256').update(text).digest()
const hashText = (text: string) => hash(text).toString('base64url')
/** Read generously: the case and the gaps that a mail program or a person adds are no fault. */
const readCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

/**
 * Mails a code to a member with this address; says the same when there is none (AUTH-14).
 * @param host that the visitor used
 */
export async function requestRecovery(
  deps: RecoveryDeps,
  partner: Partner,
  email: string,
  host?: string,
): Promise<Result<null, Failure<'not-found'>>> {
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  const partnerId = partner.program.id
  const now = deps.clock()
  const code = makeCode()
  const mail = await deps.store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    const found = await members.byEmailKey(emailKey(email))
    // Requests at the same moment take turns, so that the last one's code is the only one.
    const member = found && (await members.lock(found.id))
    if (!member) return null
    await recoveryRepo(tx, partnerId).start(member.id, hashText(code), new Date(now.getTime() + RECOVERY_MINUTES * 60_000))
    await recordAudit(tx, partnerId, { kind: 'recovery-requested', memberId: member.id, at: now })
    const content = { kind: 'recovery-code', to: member.email, code } as const
    return writeMail(tx, deps, { partnerId, memberId: member.id, origin: deps.settings.publicOrigin(partnerId, host), content })
  })
  if (mail) await deps.outbox.dispatch(mail)
  return succeed(null)
}

/** Exchanges the mailed code for a ticket that changes the password once. */
export async function confirmRecovery(
  deps: RecoveryDeps,
  partner: Partner,
  given: { readonly email: string; readonly code: string },
): Promise<Result<{ ticket: string }, Failure<'code-invalid'>>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  return deps.store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    const found = await members.byEmailKey(emailKey(given.email))
    // The member first, as everywhere: who takes these rows in another order and a request of the same moment would wait for each other.
    const member = found && (await members.lock(found.id))
    const open = member && (await recoveryRepo(tx, partnerId).tryCode(member.id, now))
    const right =
      open !== undefined &&
      open.attempts <= MAX_ATTEMPTS &&
      timingSafeEqual(hash(readCode(given.code)), Buffer.from(open.code_hash, 'base64url'))
    if (!right) {
      await recordAudit(tx, partnerId, { kind: 'recovery-refused', memberId: member?.id ?? null, at: now })
      return fail({ kind: 'code-invalid' })
    }
    const ticket = randomBytes(TICKET_BYTES).toString('base64url')
    await recoveryRepo(tx, partnerId).giveTicket(open.id, hashText(ticket))
    return succeed({ ticket })
  })
}

/**
 * Sets the new password: lifts a lock and ends every session of the member, in case somebody else holds one.
 * @param host that the visitor used
 */
export async function updatePassword(
  deps: RecoveryDeps,
  partner: Partner,
  given: { readonly ticket: string; readonly password: string; readonly passwordConfirm: string },
  host?: string,
): Promise<Result<null, Failure<'code-invalid' | 'validation-failed'>>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  const fields = checkNewPassword(given)
  if (fields.length > 0) return fail({ kind: 'validation-failed', fields })
  const passwordHash = await hashPassword(given.password)
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Result<MailRef, Failure<'code-invalid' | 'validation-failed'>>> => {
    const members = memberRepo(tx, partnerId)
    const recoveries = recoveryRepo(tx, partnerId)
    const owner = await recoveries.ownerOf(hashText(given.ticket), now)
    const member = owner && (await members.lock(owner.member_id))
    if (!member) return fail({ kind: 'code-invalid' })
    const equalsNumber = checkNewPassword({ ...given, partnerNumber: member.partner_number })
    // Refused before the ticket is used up, so that another password can be typed.
    if (equalsNumber.length > 0) return fail({ kind: 'validation-failed', fields: equalsNumber })
    if (!(await recoveries.useTicket(hashText(given.ticket), now))) return fail({ kind: 'code-invalid' })
    await members.update(member.id, { password_hash: passwordHash })
    await sessionRepo(tx, partnerId).endAllOf(member.id)
    await signInAttemptRepo(tx, partnerId).forget(blind(deps.secrets, `${partnerId} ${member.email_key}`))
    await recordAudit(tx, partnerId, { kind: 'password-changed', memberId: member.id, at: now })
    const content = { kind: 'password-changed', to: member.email } as const
    const origin = deps.settings.publicOrigin(partnerId, host)
    return succeed(await writeMail(tx, deps, { partnerId, memberId: member.id, origin, content }))
  })
  if (!result.ok) return result
  await deps.outbox.dispatch(result.value)
  return succeed(null)
}
