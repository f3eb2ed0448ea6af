import { createCopy } from '@dining/copy-engine'
import { bonuses as texts } from '@dining/copy-engine/texts/bonuses'
import { addDays, APP_NEW_MEMBER_MS, localTime, type BonusConditions, type BonusKind } from '@dining/domain'
import { startOfDay } from '@dining/domain/calendar'
import type { Partner, ProgramBonus } from '@dining/partner-kit'

import type { BonusRow } from '../../store/repositories/bonus.ts'
import type { MemberRow } from '../../store/repositories/member.ts'
import { rowHasJoined } from '../has-joined.ts'

/** A bonus that a member can activate, or could. */
export interface BonusOffer extends BonusConditions {
  readonly code: string
  readonly kind: BonusKind
  readonly description: string
  /** Units of the program. */
  readonly units: number
  readonly isAppOnly: boolean
  /** The most members who may activate it; null without a limit. */
  readonly cap: number | null
  /** From when the member is offered it. */
  readonly createdAt: Date
  /** When it can no longer be activated; null without an end. */
  readonly closesAt: Date | null
  /** When dines stop counting if it is activated at a moment; null without an end. */
  readonly endsAfter: (enrolledAt: Date) => Date | null
}

/** The end of the day that is a number of days after a moment, in a zone. */
function endOfDayAfter(moment: Date, days: number, timeZone: string): Date {
  return startOfDay(addDays(localTime(moment, timeZone).date, days + 1), timeZone)
}

const earliest = (...moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, one) => (first === null || (one !== null && one < first) ? one : first), null)

/** Whether a member may be offered bonuses: an open account of a person who has joined, also before a card is linked. */
export const mayHaveBonuses = (member: MemberRow): boolean => rowHasJoined(member) && member.member_type !== 'ClosedAccountMember'

/** Bonuses of the partner's own configuration for a member (BONUS-13, BONUS-14, BONUS-15), whether or not they are still open. */
function programOffers(partner: Partner, member: MemberRow): readonly BonusOffer[] {
  const { program, features } = partner
  const { timeZone } = program
  const { newMemberBonus, appOnlyBonus } = program
  const joinedAt = member.joined_at
  const words = wordsOf(partner)
  const offerOf = ({ code, units, spendCents }: ProgramBonus, kind: 'new-member' | 'app-only') => ({
    code,
    kind,
    description: words[kind],
    units,
    dines: 1,
    spendCents,
    dineCents: 0,
    isAppOnly: kind === 'app-only',
    cap: null,
    createdAt: joinedAt,
  })
  const offers: BonusOffer[] = []
  if (newMemberBonus) {
    const isFromApp = features.appEnrollmentSource !== '' && member.enrollment_source === features.appEnrollmentSource
    const ends = endOfDayAfter(joinedAt, newMemberBonus.withinDays, timeZone)
    offers.push({
      ...offerOf(newMemberBonus, 'new-member'),
      closesAt: isFromApp ? new Date(joinedAt.getTime() + APP_NEW_MEMBER_MS) : ends,
      // Members from the app can activate it later than others, and have the program's days from then on.
      endsAfter: (enrolledAt) => (isFromApp ? endOfDayAfter(enrolledAt, newMemberBonus.withinDays, timeZone) : ends),
    })
  }
  if (appOnlyBonus && features.appOnlyBonusByDefault) {
    offers.push({
      ...offerOf(appOnlyBonus, 'app-only'),
      closesAt: null,
      endsAfter: (enrolledAt) => endOfDayAfter(enrolledAt, appOnlyBonus.withinDays, timeZone),
    })
  }
  return offers
}

const copyOf = (partner: Partner) => createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })

/** A bonus for a spend of a dollar or less is one for any dine. */
const ANY_BILL_CENTS = 100

type Words = Readonly<Record<'new-member' | 'app-only', string>>

/** They depend on the configuration alone, and making them takes longer than everything else of an offer. */
const WORDS = new WeakMap<Partner, Words>()

/** The words of the bonuses of a partner's own configuration; empty for one that it lacks. */
function wordsOf(partner: Partner): Words {
  const known = WORDS.get(partner)
  if (known) return known
  const { newMemberBonus, appOnlyBonus } = partner.program
  const copy = copyOf(partner)
  const newMember = () =>
    copy.say(newMemberBonus && newMemberBonus.spendCents <= ANY_BILL_CENTS ? texts.newMemberDine : texts.newMemberSpend)
  const appOnly = ({ units, spendCents, withinDays }: ProgramBonus) =>
    copy.say(texts.appOnlySpend, {
      bonus: { words: copy.bonus(units).text },
      spend: copy.shortMoney(spendCents),
      days: withinDays,
    })
  const words = { 'new-member': newMemberBonus ? newMember() : '', 'app-only': appOnlyBonus ? appOnly(appOnlyBonus) : '' }
  WORDS.set(partner, words)
  return words
}

/** A bonus of the table for a member; null before its first day. */
function rowOffer({ program: { timeZone } }: Partner, member: MemberRow, row: BonusRow, now: Date): BonusOffer | null {
  const opensAt = row.first_day === null ? row.created_at : startOfDay(row.first_day, timeZone)
  if (opensAt > now) return null
  const lastMoment = row.last_day === null ? null : startOfDay(addDays(row.last_day, 1), timeZone)
  const within = row.within_days
  const daysAfter = (from: Date) => (within === null ? null : endOfDayAfter(from, within, timeZone))
  const isForNewMembers = row.kind === 'new-member'
  const closesAt = earliest(lastMoment, isForNewMembers ? daysAfter(member.joined_at) : null)
  return {
    code: row.code,
    kind: row.kind,
    description: row.description,
    units: row.units,
    dines: row.dines,
    spendCents: row.spend_cents,
    dineCents: row.dine_cents,
    isAppOnly: row.app_only,
    cap: row.cap,
    createdAt: member.joined_at > opensAt ? member.joined_at : opensAt,
    closesAt,
    endsAfter: (enrolledAt) => (isForNewMembers ? closesAt : earliest(lastMoment, daysAfter(enrolledAt))),
  }
}

/** Codes of the bonuses of a partner's own configuration, which an import cannot use. */
export function programCodes({ program: { newMemberBonus, appOnlyBonus } }: Partner): readonly string[] {
  return [newMemberBonus, appOnlyBonus].flatMap((bonus) => (bonus ? [bonus.code] : []))
}

/** Every bonus that has begun for a member, of the configuration and of the table, whether or not it can still be activated. */
export function offersOf(partner: Partner, member: MemberRow, rows: readonly BonusRow[], now: Date): readonly BonusOffer[] {
  const own = programOffers(partner, member)
  return [...own, ...rows.flatMap((row) => (own.some(({ code }) => code === row.code) ? [] : (rowOffer(partner, member, row, now) ?? [])))]
}

/** Whether an offer can be activated at a moment. */
export const isOpen = ({ closesAt }: BonusOffer, now: Date): boolean => closesAt === null || closesAt > now
