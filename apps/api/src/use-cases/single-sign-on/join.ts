import type { SignUpRequest } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import type { Failure } from '../failure.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { providerIdentityRepo, type ProviderIdentityRow } from '../../store/repositories/provider-identity.ts'
import type { Tx } from '../../store/tables.ts'
import { joinedColumns } from '../joined-columns.ts'
import { startCardLink } from '../join-link/join-link.ts'
import { writeMail } from '../mail/send-mail.ts'
import type { MessageDeps } from '../outbox/write-message.ts'
import { membershipOf } from '../membership.ts'
import { endSession, startSession, type StartedSession } from '../session.ts'
import { confirmOptIn } from '../sms/send-sms.ts'
import type { SignedIn } from '../sign-in.ts'
import { signUpRefusal, strangeZip, takenValues, type SignUpRefusal } from '../sign-up-refusal.ts'
import { checkSignUp } from '../sign-up-rules.ts'

type JoinDeps = Pick<ApiDeps, 'store' | 'clock'> & MessageDeps
type JoinFailure = SignUpRefusal | Failure<'unauthorized'>

interface JoinRequest {
  readonly memberId: string
  /** Session id of the cookie; its session ends, and a new one begins for the new member. */
  readonly sessionId: string
  readonly form: Omit<SignUpRequest, 'password' | 'passwordConfirm'>
  /** Host that the visitor used. */
  readonly host?: string | undefined
  /** The browser's header. */
  readonly userAgent?: string | undefined
}

/** The provider's claims about a person, by the form's fields. */
function providedBy({ email, first_name, last_name, partner_number }: ProviderIdentityRow): Partial<JoinRequest['form']> {
  return {
    ...(email === null ? {} : { email }),
    ...(first_name === null ? {} : { firstName: first_name }),
    ...(last_name === null ? {} : { lastName: last_name }),
    ...(partner_number === null ? {} : { partnerNumber: partner_number }),
  }
}

/**
 * Step 1 of joining for a person who has signed in at the provider (ENROLL-30); a person who has already joined continues. Refused if the session has ended
 * meanwhile, by a sign-out or because another tab has joined.
 */
export async function joinFromProvider(
  deps: JoinDeps,
  partner: Partner,
  { memberId, sessionId, form, host, userAgent }: JoinRequest,
): Promise<Result<SignedIn, JoinFailure>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  const messages: (MessageRef | null)[] = []
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Result<SignedIn, JoinFailure>> => {
    const members = memberRepo(tx, partnerId)
    await members.takeTurnToJoin()
    const member = await members.lock(memberId)
    const identity = await providerIdentityRepo(tx, partnerId).latestOf(memberId)
    if (!member || !identity) return fail({ kind: 'unauthorized' })
    if (member.has_web_profile) {
      const started = await replaceSession(tx, partnerId, { memberId, sessionId, userAgent }, now)
      return started ? succeed({ ...started, member }) : fail({ kind: 'unauthorized' })
    }

    // The provider's claims are used unchanged; the form supplies only the rest (ENROLL-30).
    const provided = providedBy(identity)
    const { values, errors } = checkSignUp({ ...form, ...provided }, partner)
    const faults = [...errors.filter(({ field }) => !(field in provided)), ...(await strangeZip(tx, values))]
    const inUse = await takenValues(tx, partnerId, values)
    if (faults.length > 0 || inUse.length > 0) return fail(signUpRefusal(faults, inUse))
    const started = await replaceSession(tx, partnerId, { memberId, sessionId, userAgent }, now)
    if (!started) return fail({ kind: 'unauthorized' })
    const joined = await members.update(memberId, joinedColumns(values, now))
    await recordAudit(tx, partnerId, { kind: 'signed-up', memberId, at: now, before: membershipOf(member), after: membershipOf(joined) })
    const origin = deps.settings.publicOrigin(partnerId, host)
    const token = await startCardLink(tx, deps, partnerId, joined)
    const content = { kind: 'welcome', to: joined.email, firstName: joined.first_name, token } as const
    messages.push(await writeMail(tx, deps, { partnerId, memberId, origin, content }), await confirmOptIn(tx, deps, partner, joined))
    return succeed({ ...started, member: joined })
  })
  for (const message of messages) if (message) await deps.outbox.dispatch(message)
  return result
}

/**
 * Joining changes the rights of a session, so it gets another id; it keeps the provider's ID token and session, for signing out there and from there.
 * @returns null if the session has ended: without the provider's session, a sign-out there would not end the new one
 */
async function replaceSession(
  tx: Tx,
  partnerId: string,
  { memberId, sessionId, userAgent }: Pick<JoinRequest, 'memberId' | 'sessionId' | 'userAgent'>,
  now: Date,
): Promise<StartedSession | null> {
  const ended = await endSession(tx, partnerId, sessionId)
  if (!ended) return null
  const { providerIdToken, providerSessionId } = ended
  return startSession(tx, partnerId, memberId, false, now, { providerIdToken, providerSessionId, userAgent })
}
