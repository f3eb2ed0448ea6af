import { randomUUID } from 'node:crypto'

import type { SignUpRequest } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import { inSlot, type InTurn } from '../passwords/hash-queue.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { deviceHash } from './account-security/known-device.ts'
import { joinedColumns } from './joined-columns.ts'
import { startCardLink } from './join-link/join-link.ts'
import { writeMail } from './mail/send-mail.ts'
import type { MessageDeps } from './outbox/write-message.ts'
import { membershipOf } from './membership.ts'
import { checkNewPassword } from './password-rules.ts'
import { newPublicId } from './public-id.ts'
import { endSession, startSession } from './session.ts'
import { confirmOptIn } from './sms/send-sms.ts'
import type { SignedIn } from './sign-in.ts'
import { signUpRefusal, strangeZip, takenValues, type SignUpRefusal } from './sign-up-refusal.ts'
import { checkSignUp } from './sign-up-rules.ts'

type SignUpDeps = Pick<ApiDeps, 'store' | 'clock' | 'hashQueue' | 'breachedRange'> & MessageDeps
type SignUpFailure = SignUpRefusal | Failure<'not-found' | 'unavailable'>

/** What a request says about its visitor. */
interface VisitorFacts {
  readonly host?: string | undefined
  readonly userAgent?: string | undefined
  /** Id of the browser's own cookie. */
  readonly deviceId?: string | undefined
  /** Id of the browser's current session, which ends: another member may have signed in in another tab (security.md "rotated at sign-in"). */
  readonly previousSessionId?: string | undefined
}

/**
 * Joins (ENROLL-12): creates the member, signs them in and sends a welcome mail. The card follows in step 2; until then they are a member without
 * one. Of two equal simultaneous sign-ups exactly one creates a member.
 * @param from host that the visitor used, and the browser's header
 */
export async function signUp(
  deps: SignUpDeps,
  partner: Partner,
  form: SignUpRequest,
  from: VisitorFacts = {},
): Promise<Result<SignedIn, SignUpFailure>> {
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  const entered = await inSlot(deps.hashQueue, (inTurn) => signUpTurn(deps, partner, form, from, inTurn))
  return entered.ok ? entered.value : entered
}

async function signUpTurn(
  deps: SignUpDeps,
  partner: Partner,
  form: SignUpRequest,
  { host, userAgent, deviceId, previousSessionId }: VisitorFacts,
  inTurn: InTurn,
): Promise<Result<SignedIn, SignUpFailure>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  const { values, errors } = checkSignUp(form, partner)
  const [inUse, zipFaults] = await deps.store.reading.tenant(partnerId, (tx) =>
    Promise.all([takenValues(tx, partnerId, values), strangeZip(tx, values)]),
  )
  const faults = [...errors, ...(await checkNewPassword(deps, form, partner, values)), ...zipFaults]
  if (faults.length > 0 || inUse.length > 0) return fail(signUpRefusal(faults, inUse))

  const passwordHash = await inTurn(() => hashPassword(form.password, deps.hashQueue.cost))
  const messages: (MessageRef | null)[] = []
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Result<SignedIn, SignUpFailure>> => {
    const member = await memberRepo(tx, partnerId).insert({
      ...joinedColumns(values, now),
      id: randomUUID(),
      public_id: newPublicId(),
      family_id: null,
      password_hash: passwordHash,
    })
    if (!member) return fail(signUpRefusal([], await takenValues(tx, partnerId, values)))
    if (previousSessionId !== undefined) await endSession(tx, partnerId, previousSessionId)
    const started = await startSession(tx, partnerId, member.id, false, now, { userAgent, device: deviceHash(deps.secrets, deviceId) })
    await recordAudit(tx, partnerId, { kind: 'signed-up', memberId: member.id, at: now, before: null, after: membershipOf(member) })
    const origin = deps.settings.publicOrigin(partnerId, host)
    const token = await startCardLink(tx, deps, partnerId, member)
    const content = { kind: 'welcome', to: member.email, firstName: member.first_name, token } as const
    messages.push(
      await writeMail(tx, deps, { partnerId, memberId: member.id, origin, content }),
      await confirmOptIn(tx, deps, partner, member),
    )
    return succeed({ ...started, member })
  })
  for (const message of messages) if (message) await deps.outbox.dispatch(message)
  return result
}
