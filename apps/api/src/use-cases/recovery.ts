import { randomBytes } from 'node:crypto'

import { fail, RECOVERY_MINUTES, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import { inSlot, type InTurn } from '../passwords/hash-queue.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { blind } from '../config/secrets.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { passkeyRepo } from '../store/repositories/passkey.ts'
import { recoveryRepo } from '../store/repositories/recovery.ts'
import { sessionRepo } from '../store/repositories/session.ts'
import { signInAttemptRepo } from '../store/repositories/sign-in-attempt.ts'
import { notifyMember } from './account-security/notify.ts'
import { emailKey } from './email-key.ts'
import { writeMail } from './mail/send-mail.ts'
import { hashText, isRightCode, makeCode } from './mailed-code.ts'
import type { MessageDeps } from './outbox/write-message.ts'
import { checkNewPassword } from './password-rules.ts'

type RecoveryDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'hashQueue' | 'breachedRange'> & MessageDeps

const TICKET_BYTES = 32
/** Replaces the id of a member in queries; no member has it. */
const NO_MEMBER = ''

/**
 * Mails a code to a member with this address; the result is the same if there is none (AUTH-14). An unknown address takes the same queries and the
 * same commit, of which the last ones insert no row.
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
    // Simultaneous requests run one after the other, so that only the last one's code is valid.
    const member = await members.lock(found?.id ?? NO_MEMBER)
    const memberId = member?.id ?? NO_MEMBER
    await recoveryRepo(tx, partnerId).start(memberId, hashText(code), new Date(now.getTime() + RECOVERY_MINUTES * 60_000), null)
    await recordAudit(tx, partnerId, { kind: 'recovery-requested', memberId: member?.id ?? null, at: now })
    const content = { kind: 'recovery-code', to: member?.email ?? email, code } as const
    const ref = await writeMail(tx, deps, { partnerId, memberId, origin: deps.settings.publicOrigin(partnerId, host), content })
    return member ? ref : null
  })
  if (mail) await deps.outbox.dispatch(mail)
  return succeed(null)
}

/** Exchanges the mailed code for a ticket that changes the password once. An unknown address takes the same queries as a wrong code. */
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
    // The member is locked first, as everywhere: rows locked in another order could cause a deadlock.
    const member = await members.lock(found?.id ?? NO_MEMBER)
    const open = await recoveryRepo(tx, partnerId).tryCode(member?.id ?? NO_MEMBER, now, 'password')
    if (!open || !isRightCode(given.code, open)) {
      await recordAudit(tx, partnerId, { kind: 'recovery-refused', memberId: member?.id ?? null, at: now })
      return fail({ kind: 'code-invalid' })
    }
    const ticket = randomBytes(TICKET_BYTES).toString('base64url')
    await recoveryRepo(tx, partnerId).giveTicket(open.id, hashText(ticket))
    return succeed({ ticket })
  })
}

interface NewPassword {
  readonly ticket: string
  readonly password: string
  readonly passwordConfirm: string
}

type UpdateFailure = Failure<'code-invalid' | 'validation-failed' | 'unavailable'>

/**
 * Sets the new password: lifts a lock, ends every session of the member and removes every passkey, in case another person holds one. Joining does not
 * prove an address, so the code from its mailbox is what shows whose account it is.
 * @param host that the visitor used
 */
export async function updatePassword(
  deps: RecoveryDeps,
  partner: Partner,
  given: NewPassword,
  host?: string,
): Promise<Result<null, UpdateFailure>> {
  const entered = await inSlot(deps.hashQueue, (inTurn) => updateTurn(deps, partner, given, host, inTurn))
  return entered.ok ? entered.value : entered
}

/** The member of this ticket, for the rules about their new password. A refused password leaves the ticket usable. */
async function checkForOwner(deps: RecoveryDeps, partner: Partner, given: NewPassword): Promise<Result<null, UpdateFailure>> {
  const partnerId = partner.program.id
  const member = await deps.store.tenant(partnerId, async (tx) => {
    const owner = await recoveryRepo(tx, partnerId).ownerOf(hashText(given.ticket), deps.clock())
    return owner && memberRepo(tx, partnerId).byId(owner.member_id)
  })
  if (!member) return fail({ kind: 'code-invalid' })
  const { email, first_name: firstName, last_name: lastName, partner_number: partnerNumber } = member
  const fields = await checkNewPassword(deps, given, partner, { email, firstName, lastName, partnerNumber })
  return fields.length > 0 ? fail({ kind: 'validation-failed', fields }) : succeed(null)
}

async function updateTurn(
  deps: RecoveryDeps,
  partner: Partner,
  given: NewPassword,
  host: string | undefined,
  inTurn: InTurn,
): Promise<Result<null, UpdateFailure>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  const checked = await checkForOwner(deps, partner, given)
  if (!checked.ok) return checked
  const passwordHash = await inTurn(() => hashPassword(given.password, deps.hashQueue.cost))
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Result<MessageRef | null, UpdateFailure>> => {
    const members = memberRepo(tx, partnerId)
    const recoveries = recoveryRepo(tx, partnerId)
    const owner = await recoveries.ownerOf(hashText(given.ticket), now)
    const member = owner && (await members.lock(owner.member_id))
    if (!member || !(await recoveries.useTicket(hashText(given.ticket), now))) return fail({ kind: 'code-invalid' })
    await members.update(member.id, { password_hash: passwordHash })
    await sessionRepo(tx, partnerId).endAllOf(member.id)
    const passkeys = await passkeyRepo(tx, partnerId).removeAll(member.id)
    await signInAttemptRepo(tx, partnerId).forget(blind(deps.secrets, `${partnerId} ${member.email_key}`))
    await recordAudit(tx, partnerId, { kind: 'password-changed', memberId: member.id, at: now })
    if (passkeys > 0) await recordAudit(tx, partnerId, { kind: 'passkey-removed', memberId: member.id, at: now })
    const content = { kind: 'password-changed', passkeysRemoved: passkeys > 0 } as const
    return succeed(await notifyMember(tx, deps, { partnerId, member, host, content }))
  })
  if (!result.ok) return result
  if (result.value) await deps.outbox.dispatch(result.value)
  return succeed(null)
}
