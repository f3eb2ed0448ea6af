import { randomBytes, randomUUID } from 'node:crypto'

import type { Answer, endpoints } from '@dining/contract'
import { fail, HOUSEHOLD, householdInvitationExpiry, isVoterName, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { seal, unseal } from '../../config/key-ring.ts'
import { blind } from '../../config/secrets.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { householdRepo, type HouseholdInvitationRow } from '../../store/repositories/household.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { rateLimitRepo } from '../../store/repositories/rate-limit.ts'
import type { Tx } from '../../store/tables.ts'
import { emailKey } from '../email-key.ts'
import type { Failure } from '../failure.ts'
import { fieldError } from '../field-error.ts'
import { rowHasJoined } from '../has-joined.ts'
import { writeMail } from '../mail/send-mail.ts'
import { hashText } from '../mailed-code.ts'
import type { MessageDeps } from '../outbox/write-message.ts'

export type HouseholdDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets'> & MessageDeps

const TOKEN_BYTES = 32
const DAY_SECONDS = 86_400

/** Binds an encrypted address to its row. */
const placeOf = (partnerId: string, id: string) => `household_invitation ${partnerId} ${id}`
/** Compares addresses without storing them readable. */
const emailHash = (deps: Pick<HouseholdDeps, 'secrets'>, partnerId: string, email: string) =>
  blind(deps.secrets, `household ${partnerId} ${emailKey(email)}`)

/** The address of an invitation; '' if it cannot be read with the secret of today. */
export const invitedEmail = ({ secrets }: Pick<HouseholdDeps, 'secrets'>, { partner_id, id, sealed }: HouseholdInvitationRow): string =>
  unseal(secrets.householdInvitation, sealed, placeOf(partner_id, id)) ?? ''

/** A name that other people get by mail: only what looks like one, so that no member sends an address or a sentence in the partner's name. */
const mailedName = (name: string) => (isVoterName(name) ? name : '')

/** A member who can be in a household; the row is locked. */
export async function lockMember(
  tx: Tx,
  partnerId: string,
  memberId: string,
): Promise<Result<MemberRow, Failure<'unauthorized' | 'forbidden'>>> {
  const member = await memberRepo(tx, partnerId).lock(memberId)
  if (!member) return fail({ kind: 'unauthorized' })
  return rowHasJoined(member) && member.member_type !== 'ClosedAccountMember' ? succeed(member) : fail({ kind: 'forbidden' })
}

interface Invite {
  readonly memberId: string
  readonly email: string
  /** Host that the visitor used. */
  readonly host: string | undefined
}

type Refused = Failure<'unauthorized' | 'forbidden' | 'validation-failed'>
type InviteOutcome = Answer<typeof endpoints.inviteToHousehold>['outcome']

/**
 * Mails an invitation, and starts the household of a member who has none. Whether the address belongs to a member is not looked up, so that neither the
 * answer nor its time reveals it. The same address again gets a new link in place of the one before.
 */
export async function inviteToHousehold(
  deps: HouseholdDeps,
  { program }: Partner,
  invite: Invite,
): Promise<Result<InviteOutcome, Refused>> {
  const { id: partnerId } = program
  const now = deps.clock()
  const written = await deps.store.tenant(partnerId, async (tx): Promise<Result<MessageRef | 'full' | 'too-many', Refused>> => {
    const locked = await lockMember(tx, partnerId, invite.memberId)
    if (!locked.ok) return locked
    const member = locked.value
    if (emailKey(invite.email) === member.email_key)
      return fail({ kind: 'validation-failed', fields: [fieldError('email', 'not-allowed')] })
    const households = householdRepo(tx, partnerId)
    const householdId = (await households.of(member.id))?.household_id ?? (await startHousehold(tx, partnerId, member.id, now))
    await households.lock(householdId)
    const [members, open] = await Promise.all([households.members(householdId), households.open(householdId, now)])
    if (members[0]?.member_id !== member.id) return fail({ kind: 'forbidden' })
    const email_hash = emailHash(deps, partnerId, invite.email)
    const others = open.filter((row) => row.email_hash !== email_hash)
    if (members.length + others.length >= HOUSEHOLD.maxMembers) return succeed('full')
    const rule = { name: 'household-invitation', count: HOUSEHOLD.invitationsPerDay, seconds: DAY_SECONDS }
    const [window] = await rateLimitRepo(tx, partnerId).countInTurn([{ rule, subject: blind(deps.secrets, member.id) }], now)
    if (window && window.count > rule.count) return succeed('too-many')
    const [id, token] = [randomUUID(), randomBytes(TOKEN_BYTES).toString('base64url')]
    await households.invite({
      id,
      household_id: householdId,
      member_id: member.id,
      email_hash,
      token_hash: hashText(token),
      sealed: seal(deps.secrets.householdInvitation, invite.email, placeOf(partnerId, id)),
      created_at: now,
      expires_at: householdInvitationExpiry(now),
    })
    await recordAudit(tx, partnerId, { kind: 'household-invited', memberId: member.id, at: now, detail: { householdId, invitationId: id } })
    const content = { kind: 'household-invitation', to: invite.email, from: mailedName(member.first_name), token } as const
    // Of no member, whoever the address belongs to.
    return succeed(
      await writeMail(tx, deps, { partnerId, memberId: null, origin: deps.settings.publicOrigin(partnerId, invite.host), content }),
    )
  })
  if (!written.ok) return written
  if (typeof written.value === 'string') return succeed(written.value)
  await deps.outbox.dispatch(written.value)
  return succeed('sent')
}

async function startHousehold(tx: Tx, partnerId: string, memberId: string, now: Date): Promise<string> {
  const id = randomUUID()
  await householdRepo(tx, partnerId).join(id, memberId, now)
  await recordAudit(tx, partnerId, { kind: 'household-joined', memberId, at: now, detail: { householdId: id } })
  return id
}

/** An invitation of this link that is for the member's own address; null if there is none. */
export async function invitationFor(
  tx: Tx,
  deps: Pick<HouseholdDeps, 'secrets' | 'clock'>,
  partnerId: string,
  member: Pick<MemberRow, 'email'>,
  token: string,
): Promise<HouseholdInvitationRow | null> {
  const row = await householdRepo(tx, partnerId).byToken(hashText(token), deps.clock())
  return row && row.email_hash === emailHash(deps, partnerId, member.email) ? row : null
}

interface Accept {
  readonly memberId: string
  readonly token: string
  readonly host: string | undefined
}

type Joined = Answer<typeof endpoints.joinHousehold>['outcome']

/** Accepts an invitation, once. The other members are notified by mail, since a further person sees what they earn. */
export async function joinHousehold(
  deps: HouseholdDeps,
  { program: { id: partnerId } }: Partner,
  { memberId, token, host }: Accept,
): Promise<Result<Joined, Failure<'unauthorized' | 'forbidden' | 'not-found'>>> {
  const now = deps.clock()
  const mails: MessageRef[] = []
  const result = await deps.store.tenant(
    partnerId,
    async (tx): Promise<Result<Joined, Failure<'unauthorized' | 'forbidden' | 'not-found'>>> => {
      const locked = await lockMember(tx, partnerId, memberId)
      if (!locked.ok) return locked
      const member = locked.value
      const found = await invitationFor(tx, deps, partnerId, member, token)
      const households = householdRepo(tx, partnerId)
      if (!found) return fail({ kind: 'not-found' })
      await households.lock(found.household_id)
      // It may have been withdrawn before the household was locked.
      const invitation = await invitationFor(tx, deps, partnerId, member, token)
      if (!invitation) return fail({ kind: 'not-found' })
      if (await households.of(member.id)) return succeed('other-household')
      const others = await households.members(invitation.household_id)
      if (others.length >= HOUSEHOLD.maxMembers) return succeed('full')
      await households.join(invitation.household_id, member.id, now)
      await households.end(invitation.id)
      const detail = { householdId: invitation.household_id }
      await recordAudit(tx, partnerId, { kind: 'household-joined', memberId, at: now, detail })
      const origin = deps.settings.publicOrigin(partnerId, host)
      for (const other of others) {
        if (other.email === '') continue
        const content = { kind: 'household-joined', to: other.email, name: mailedName(member.first_name) } as const
        // Of no member: a row of theirs would wait for the lock of one who leaves, who waits for the household.
        mails.push(await writeMail(tx, deps, { partnerId, memberId: null, origin, content }))
      }
      return succeed('joined')
    },
  )
  for (const mail of mails) await deps.outbox.dispatch(mail)
  return result
}

/** Ends an invitation of the member's own. Without effect for any other, so that a repeated call is no error. */
export function withdrawInvitation(
  { store, clock }: Pick<HouseholdDeps, 'store' | 'clock'>,
  partnerId: string,
  memberId: string,
  invitationId: string,
): Promise<Result<null, Failure<'unauthorized'>>> {
  return store.tenant(partnerId, async (tx) => {
    const households = householdRepo(tx, partnerId)
    if (!(await memberRepo(tx, partnerId).lock(memberId))) return fail({ kind: 'unauthorized' })
    const membership = await households.of(memberId)
    // So that an acceptance at the same time is either before it or finds nothing.
    if (membership) await households.lock(membership.household_id)
    if (await households.withdraw(invitationId, memberId))
      await recordAudit(tx, partnerId, { kind: 'household-invitation-withdrawn', memberId, at: clock(), detail: { invitationId } })
    return succeed(null)
  })
}
