import type { ReservationSlot } from '@dining/contract'
import { dinnerCents, localTime, tableEarns, tierAt, type TierLevel } from '@dining/domain'
import { localIso } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import type { BookingTime } from '../../adapters/bookings/bookings.ts'
import type { MemberRow } from '../../store/repositories/member.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MerchantRow } from '../../store/repositories/merchant.ts'
import type { Tx } from '../../store/tables.ts'
import { offerTerms, offerUseOf, recentDinesAt } from '../earning/offer-use.ts'
import { rowHasJoined } from '../has-joined.ts'
import { slotIdOf } from './slot-id.ts'

/** What the earning of a dinner depends on besides the restaurant; null for a visitor who is not a member. */
export interface Diner {
  readonly tier: TierLevel
  readonly dines: Awaited<ReturnType<typeof recentDinesAt>>
}

const tierOf = ({ tier_level: tierLevel, email_opt_in: emailOptIn, vip_until_year: vipUntilYear }: MemberRow, year: number) =>
  tierAt({ tierLevel, emailOptIn, vipUntilYear }, year)

/** The member with the dines at a restaurant; null for other visitors. @param merchantId null for lists, where limits of visits do not count */
export async function dinerOf(
  tx: Tx,
  { program }: Partner,
  memberId: string | null,
  merchantId: string | null,
  now: Date,
): Promise<Diner | null> {
  if (memberId === null) return null
  const [member, dines] = await Promise.all([
    memberRepo(tx, program.id).byId(memberId),
    merchantId === null ? [] : recentDinesAt(tx, program.id, memberId, merchantId, now),
  ])
  return member && rowHasJoined(member) ? { tier: tierOf(member, localTime(now, program.timeZone).year), dines } : null
}

export interface SlotMaker {
  readonly partner: Partner
  readonly merchant: MerchantRow
  readonly party: number
  readonly bonusUnits: number | null
  readonly diner: Diner | null
  /** Whether this installation takes cards for the partner's reservations (CARD-71). */
  readonly takesCards: boolean
}

/** Makes the slots of a restaurant for a party: what a dinner earns at each of them (RESERVE-17). */
export function slotMaker({
  partner: { program },
  merchant,
  party,
  bonusUnits,
  diner,
  takesCards,
}: SlotMaker): (time: BookingTime) => ReservationSlot {
  const terms = offerTerms(merchant)
  const cents = dinnerCents(merchant.price_range, party)
  const { time_zone: timeZone } = merchant
  return ({ at, area, cardRequired }) => {
    const member = diner && { tier: diner.tier, use: offerUseOf(diner.dines, timeZone, at) }
    const earns = tableEarns({ at, cents, terms, rates: program.earnRates, bonusUnits: merchant.bonus_units, member })
    return {
      slotId: slotIdOf({ at, party, area }),
      time: localIso(at, timeZone),
      party,
      cardRequired,
      bookable: !cardRequired || takesCards,
      bonus: bonusUnits !== null && earns > 0,
      earns,
    }
  }
}
