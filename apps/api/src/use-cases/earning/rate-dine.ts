import {
  eligibleCents,
  evaluateDine,
  localTime,
  NOTHING_USED,
  rateOf,
  tierOfDine,
  type Bill,
  type DineCount,
  type EarnRate,
  type ForfeitReason,
  type TierLevel,
} from '@dining/domain'
import { yearRange } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import { dineRepo } from '../../store/repositories/dine.ts'
import type { MerchantRow } from '../../store/repositories/feed.ts'
import type { MemberRow } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import { offerTerms, offerUseOf, recentDinesAt } from './offer-use.ts'

/** A dine with all data that determines its earning. */
export interface DineQuestion {
  readonly program: Program
  /** Locked, so that counts and limits stay valid until the dine is written. */
  readonly member: MemberRow
  readonly merchant: MerchantRow
  readonly sourceId: string
  readonly at: Date
  readonly bill: Bill
}

/** The rating of a dine: the earning cents and their rate, or why none earn. */
export interface Rated {
  readonly tier: TierLevel
  readonly cents: number
  readonly rate: EarnRate | null
  readonly reason: ForfeitReason | null
}

async function dineCount(tx: Tx, { program, member, at }: DineQuestion): Promise<DineCount> {
  const { year } = localTime(at, program.timeZone)
  const before = yearRange(year - 1, program.timeZone)
  return { year, ...(await dineRepo(tx, program.id).countYear(member.id, yearRange(year, program.timeZone), at, before)) }
}

/** The tier of a dine by the member's current status and dines. */
async function tierOf(tx: Tx, question: DineQuestion): Promise<TierLevel> {
  const { member, program, at } = question
  const standing = { tierLevel: member.tier_level, emailOptIn: member.email_opt_in, vipUntilYear: member.vip_until_year }
  const count = program.vip
    ? await dineCount(tx, question)
    : { year: localTime(at, program.timeZone).year, before: 0, inYear: 0, inYearBefore: 0 }
  return tierOfDine(standing, count, program.vip)
}

/**
 * Rates a dine by the rules of its program and its merchant.
 * @param tier kept from an earlier rating of the same dine; else looked up
 */
export async function rateDine(tx: Tx, question: DineQuestion, tier?: TierLevel): Promise<Rated> {
  const { program, member, merchant, at, bill, sourceId } = question
  const level = tier ?? (await tierOf(tx, question))
  const use =
    merchant.offer_type === 'Limited'
      ? offerUseOf(await recentDinesAt(tx, program.id, member.id, merchant.id, at), merchant.time_zone, at, sourceId)
      : NOTHING_USED
  const evaluation = evaluateDine(offerTerms(merchant), {
    at,
    cents: eligibleCents(bill),
    tier: level,
    memberActive: member.active,
    merchantActive: merchant.active,
    use,
  })
  if (evaluation.kind === 'forfeit') return { tier: level, cents: 0, rate: null, reason: evaluation.reason }
  return { tier: level, cents: evaluation.cents, rate: rateOf(program.earnRates, level), reason: null }
}
