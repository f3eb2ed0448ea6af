import { fail, RECOVERY_MINUTES, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { memberRepo } from '../store/repositories/member.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { recoveryRepo } from '../store/repositories/recovery.ts'
import { sessionRepo } from '../store/repositories/session.ts'
import type { Tx } from '../store/tables.ts'
import { isUniqueViolation } from '../store/unique-violation.ts'
import { notifyMember } from './account-security/notify.ts'
import type { OnUndone } from './admit-call.ts'
import { emailKey } from './email-key.ts'
import type { Failure } from './failure.ts'
import { fieldError } from './field-error.ts'
import { writeMail } from './mail/send-mail.ts'
import { hashText, isRightCode, makeCode } from './mailed-code.ts'
import type { MessageDeps } from './outbox/write-message.ts'
import { signIn, type Credentials, type SignedIn } from './sign-in.ts'

type ChangeDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'hashQueue'> & MessageDeps

interface Request extends Omit<Credentials, 'rememberMe'> {
  readonly newEmail: string
}

type RequestFailure = Failure<'bad-credentials' | 'locked' | 'not-found' | 'unavailable' | 'validation-failed'>

/** The fields of a refused new address. */
const refused = (code: 'already-member' | 'not-allowed') =>
  fail({ kind: 'validation-failed' as const, fields: [fieldError('newEmail', code)] })

/**
 * Mails a code to the new address of a member whose address must be updated (AUTH-15, AUTH-16). The password is checked and its failures are counted
 * as at a sign-in. Where nothing must be updated any more, this is a sign-in like any other: it ends the browser's session, and a mail tells of a new device.
 * @param tx of the partner; as for `signIn`
 * @returns the rest, to be run after the transaction: the started session if nothing must be updated any more; null if the code was mailed
 */
export async function requestEmailChange(
  tx: Tx,
  deps: ChangeDeps,
  partner: Partner,
  { newEmail, ...credentials }: Request,
  onUndone: OnUndone,
): Promise<() => Promise<Result<SignedIn | null, RequestFailure>>> {
  const finish = await signIn(tx, deps, partner, { ...credentials, rememberMe: false }, onUndone)
  return async () => {
    const signedIn = await finish()
    if (signedIn.ok) return signedIn
    const { error } = signedIn
    // The only refusal that follows a right password.
    return error.kind === 'email-update-required' ? mailCode(deps, partner, newEmail, credentials) : fail(error)
  }
}

async function mailCode(
  deps: ChangeDeps,
  partner: Partner,
  newEmail: string,
  { email, host }: Pick<Request, 'email' | 'host'>,
): Promise<Result<null, RequestFailure>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  const code = makeCode()
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Result<MessageRef, RequestFailure>> => {
    const members = memberRepo(tx, partnerId)
    const found = await members.byEmailKey(emailKey(email))
    const member = found && (await members.lock(found.id))
    if (!member?.email_update_required) return fail({ kind: 'bad-credentials' })
    if (emailKey(newEmail) === member.email_key) return refused('not-allowed')
    if (await members.byEmailKey(emailKey(newEmail))) return refused('already-member')
    const expiresAt = new Date(now.getTime() + RECOVERY_MINUTES * 60_000)
    await recoveryRepo(tx, partnerId).start(member.id, hashText(code), expiresAt, newEmail)
    await recordAudit(tx, partnerId, { kind: 'email-change-requested', memberId: member.id, at: now })
    const origin = deps.settings.publicOrigin(partnerId, host)
    const content = { kind: 'email-code', to: newEmail, code } as const
    return succeed(await writeMail(tx, deps, { partnerId, memberId: member.id, origin, content }))
  })
  if (!result.ok) return result
  await deps.outbox.dispatch(result.value)
  return succeed(null)
}

/**
 * Changes the address of a member who must update it to the one that the code was mailed to, ends every session of the member and notifies the old address.
 * @param given the old address, and the code from the mail to the new one
 */
export async function confirmEmailChange(
  deps: ChangeDeps,
  partner: Partner,
  given: { readonly email: string; readonly code: string },
  host?: string,
): Promise<Result<null, Failure<'code-invalid'>>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  type Outcome = Result<MessageRef | null, Failure<'code-invalid'>>
  const change = deps.store.tenant(partnerId, async (tx): Promise<Outcome> => {
    const members = memberRepo(tx, partnerId)
    const recoveries = recoveryRepo(tx, partnerId)
    const found = await members.byEmailKey(emailKey(given.email))
    const member = found && (await members.lock(found.id))
    // The code of a member who changes the address while signed in is valid in their session alone: its mail may have gone to a mistyped address.
    const open = member?.email_update_required ? await recoveries.tryCode(member.id, now, 'new-email') : undefined
    const email = open?.new_email ?? null
    // Another member may have got the address since the code was mailed.
    const isFree = email !== null && !(await members.byEmailKey(emailKey(email)))
    if (!member || email === null || !isFree || !isRightCode(given.code, open)) {
      await recordAudit(tx, partnerId, { kind: 'recovery-refused', memberId: member?.id ?? null, at: now })
      return fail({ kind: 'code-invalid' })
    }
    await recoveries.end(member.id)
    await members.update(member.id, { email, email_key: emailKey(email), email_update_required: false })
    await sessionRepo(tx, partnerId).endAllOf(member.id)
    await recordAudit(tx, partnerId, { kind: 'email-changed', memberId: member.id, at: now })
    // To the old address, which `member` still has.
    return succeed(await notifyMember(tx, deps, { partnerId, member, host, content: { kind: 'email-changed' } }))
  })
  const result = await change.catch((error: unknown): Outcome => {
    if (isUniqueViolation(error)) return fail({ kind: 'code-invalid' })
    throw error
  })
  if (!result.ok) return result
  if (result.value) await deps.outbox.dispatch(result.value)
  return succeed(null)
}

/**
 * Asks a member for another address at the next sign-in, and ends their sessions.
 * @param given.reason why mail does not arrive, for the audit trail
 * @returns false if there is no such member
 */
export async function requireNewEmail(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  given: { readonly email: string; readonly reason: string },
): Promise<boolean> {
  return store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    const found = await members.byEmailKey(emailKey(given.email))
    const member = found && (await members.lock(found.id))
    if (!member) return false
    await members.update(member.id, { email_update_required: true })
    await sessionRepo(tx, partnerId).endAllOf(member.id)
    const detail = { reason: given.reason }
    await recordAudit(tx, partnerId, { kind: 'email-update-required', memberId: member.id, at: clock(), detail })
    return true
  })
}
