import type { ProfileUpdate } from '@dining/contract'
import { diningProgress, fail, localTime, succeed, tierAt, type DiningProgress, type Result, type TierLevel } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import { notifyMember } from './account-security/notify.ts'
import type { Failure } from './failure.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { cardRepo } from '../store/repositories/card.ts'
import { memberRepo, type MemberRow } from '../store/repositories/member.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { providerIdentityRepo } from '../store/repositories/provider-identity.ts'
import { isZip } from '../store/repositories/place.ts'
import type { Tx } from '../store/tables.ts'
import { memberBonuses, readBonusRows, type BonusView } from './bonuses/member-bonuses.ts'
import { memberProgress, yearSoFar } from './earning/year.ts'
import { fieldError } from './field-error.ts'
import { rowHasJoined } from './has-joined.ts'
import type { MessageDeps } from './outbox/write-message.ts'
import { checkProfile } from './profile-rules.ts'
import { recordedProfile } from './recorded-profile.ts'
import { confirmOptIn } from './sms/send-sms.ts'

type MemberDeps = Pick<ApiDeps, 'store' | 'clock'>

/** A member with the tier of the day. */
export interface KnownMemberView {
  readonly member: MemberRow
  readonly tierLevel: TierLevel
}

/** A member with what else depends on the day, and on other tables. */
export interface MemberView extends KnownMemberView {
  readonly progress: DiningProgress | null
  readonly bonuses: readonly BonusView[]
  readonly hasNoCard: boolean
  /** The partner number from the provider for a person who has not joined yet (ENROLL-30). */
  readonly toldNumber?: string
}

/** The current tier: VIP ends with its year without a write (earning.md "VIP"). */
export function tierNow(member: MemberRow, partner: Partner, now: Date): TierLevel {
  const { tier_level: tierLevel, email_opt_in: emailOptIn, vip_until_year: vipUntilYear } = member
  return tierAt({ tierLevel, emailOptIn, vipUntilYear }, localTime(now, partner.program.timeZone).year)
}

async function view(tx: Tx, partner: Partner, member: MemberRow, now: Date): Promise<MemberView> {
  const [progress, rows, hasCard] = await Promise.all([
    memberProgress(tx, partner.program, member, now),
    readBonusRows(tx, partner, member.id, now),
    cardRepo(tx, partner.program.id).hasLinked(member.id),
  ])
  const bonuses = memberBonuses(partner, member, rows, now)
  return { member, tierLevel: tierNow(member, partner, now), progress, bonuses, hasNoCard: !hasCard }
}

/** The signed-in member (SESSION-25). */
export async function readMember(
  tx: Tx,
  partner: Partner,
  memberId: string,
  now: Date,
): Promise<Result<MemberView, Failure<'unauthorized'>>> {
  const { program } = partner
  // Sent together, so that they take one round trip to the database.
  const [member, year, bonusRows, hasCard] = await Promise.all([
    memberRepo(tx, program.id).byId(memberId),
    program.vip ? yearSoFar(tx, program, memberId, now) : null,
    readBonusRows(tx, partner, memberId, now),
    cardRepo(tx, program.id).hasLinked(memberId),
  ])
  if (!member) return fail({ kind: 'unauthorized' })
  const toldNumber = rowHasJoined(member) ? null : (await providerIdentityRepo(tx, program.id).latestOf(memberId))?.partner_number
  const progress = program.vip && year ? diningProgress(member.vip_until_year, year, program.vip) : null
  const bonuses = memberBonuses(partner, member, bonusRows, now)
  const tierLevel = tierNow(member, partner, now)
  return succeed({ member, tierLevel, progress, bonuses, hasNoCard: !hasCard, ...(toldNumber ? { toldNumber } : {}) })
}

/** Names of the columns whose values differ. */
function changedFields(before: MemberRow, after: MemberRow): readonly string[] {
  const names = Object.keys(after) as (keyof MemberRow)[]
  return names.filter((name) => String(before[name]) !== String(after[name]))
}

/** Repeating the choice does not change since when it holds. */
function statementSince({ monthlyStatement }: ProfileUpdate, { statement_since: since }: MemberRow, now: Date): Date | null {
  if (monthlyStatement === undefined) return since
  return monthlyStatement ? (since ?? now) : null
}

type UpdateFailure = Failure<'unauthorized' | 'validation-failed' | 'reauthentication-required'>

/**
 * Saves the profile, all of it or nothing (PROFILE-43); the email opt-in moves the member between Basic and Select (TIER-03). Who agrees to text
 * messages, or gives another number, gets one that confirms it; another number is also mailed, in case another person has changed it.
 * @param by.mayChangePhone whether the member has proved of late who they are
 * @param by.host that the visitor used
 */
export async function updateMember(
  deps: MemberDeps & MessageDeps,
  partner: Partner,
  memberId: string,
  form: ProfileUpdate,
  { mayChangePhone, host }: { readonly mayChangePhone: boolean; readonly host: string | undefined },
): Promise<Result<MemberView, UpdateFailure>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  const messages: (MessageRef | null)[] = []
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Result<MemberView, UpdateFailure>> => {
    const members = memberRepo(tx, partnerId)
    const member = await members.lock(memberId)
    if (!member) return fail({ kind: 'unauthorized' })
    const { values, errors } = checkProfile(form, member, partner)
    const strangeZip = form.address && !(await isZip(tx, form.address.zipCode)) ? [fieldError('address.zipCode', 'zip-not-us')] : []
    const fields = [...errors, ...strangeZip]
    if (fields.length > 0) return fail({ kind: 'validation-failed', fields })
    // Messages go to the number, so a change of it is sensitive.
    const isOther = values.phone_number !== undefined && values.phone_number !== member.phone_number
    if (isOther && !mayChangePhone) return fail({ kind: 'reauthentication-required' })
    const tier_level = tierNow({ ...member, ...values }, partner, now)
    const saved = await members.update(memberId, {
      ...values,
      tier_level,
      statement_since: statementSince(form, member, now),
      ...(values.sms_opt_in ? { sms_stopped_at: null } : {}),
    })
    if (!member.sms_opt_in || isOther) messages.push(await confirmOptIn(tx, deps, partner, saved))
    if (isOther) messages.push(await notifyMember(tx, deps, { partnerId, member: saved, host, content: { kind: 'phone-changed' } }))
    await recordAudit(tx, partnerId, {
      kind: 'profile-changed',
      memberId,
      at: now,
      detail: { fields: changedFields(member, saved) },
      before: recordedProfile(member),
      after: recordedProfile(saved),
    })
    return succeed(await view(tx, partner, saved, now))
  })
  for (const message of messages) if (message) await deps.outbox.dispatch(message)
  return result
}

/** Public data of a visitor by public id; nothing that identifies the person (decisions.md ACT-19). */
export async function findKnownMember(
  deps: MemberDeps,
  partner: Partner,
  publicId: string,
): Promise<Result<KnownMemberView, Failure<'not-found'>>> {
  const now = deps.clock()
  if (partner.program.enrollmentType === 'none') return fail({ kind: 'not-found' })
  return deps.store.reading.tenant(partner.program.id, async (tx) => {
    const member = await memberRepo(tx, partner.program.id).byPublicId(publicId)
    return member ? succeed({ member, tierLevel: tierNow(member, partner, now) }) : fail({ kind: 'not-found' })
  })
}

/** Activates a member of tier 1 (ACT-18, ACT-20). A member who is already active does not change, so that a repeated click is no error. */
export async function activateMember(
  deps: MemberDeps,
  partner: Partner,
  publicId: string,
): Promise<Result<KnownMemberView, Failure<'not-found' | 'forbidden'>>> {
  const partnerId = partner.program.id
  const now = deps.clock()
  if (partner.program.enrollmentType === 'none') return fail({ kind: 'not-found' })
  return deps.store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    const found = await members.byPublicId(publicId)
    const member = found && (await members.lock(found.id))
    if (!member) return fail({ kind: 'not-found' })
    if (member.member_type === 'ClosedAccountMember') return fail({ kind: 'forbidden' })
    if (member.tier_level !== 1) return succeed({ member, tierLevel: tierNow(member, partner, now) })
    const tier_level = tierNow({ ...member, tier_level: 0 }, partner, now)
    const saved = await members.update(member.id, { tier_level })
    const [before, after] = [{ tierLevel: member.tier_level }, { tierLevel: tier_level }]
    await recordAudit(tx, partnerId, { kind: 'activated', memberId: member.id, at: now, before, after })
    return succeed({ member: saved, tierLevel: tier_level })
  })
}
