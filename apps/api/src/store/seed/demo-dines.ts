import {
  benefitChange,
  eligibleCents,
  judgeDine,
  localTime,
  nextBalance,
  rateOf,
  statusAsOf,
  statusOnReceipt,
  tierOfDine,
  vipUntil,
  type Bill,
  type Judgement,
  type TierLevel,
} from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { offerTerms } from '../../use-cases/earning/offer-use.ts'
import type { MerchantRow } from '../repositories/feed.ts'
import type { DemoMember } from './demo-members.ts'
import type { DemoCard } from './demo-rows.ts'
import { createLedger, type Ledger } from './dine-ledger.ts'
import type { Random } from './random.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Draws of a place and hour until the dine is of the kind wanted. */
const DRAWS = 400
/** A dine of this age or more has been paid out, where the list shows one that was. */
const PAID_AFTER_DAYS = 45

export interface DemoPlan {
  readonly random: Random
  readonly partner: Partner
  readonly demo: DemoMember
  readonly member: {
    readonly id: string
    readonly tier_level: TierLevel
    readonly email_opt_in: boolean
    readonly active: boolean
    readonly vip_until_year: number | null
  }
  readonly cards: readonly DemoCard[]
  readonly merchants: readonly MerchantRow[]
  readonly asOf: Date
}

export interface Dine {
  readonly at: Date
  readonly merchant: MerchantRow
  readonly bill: Bill
  readonly tier: TierLevel
  readonly judged: Judgement
}

export interface DemoEarnings {
  readonly dines: object[]
  readonly vipUntilYear: number | null
  readonly balance: number
  readonly fuelRemainderCents: number
}

/** A member's dines of the last months, judged and rated by the rules of earning, with at least one row in each status that fits the member. */
export function demoDines(plan: DemoPlan): DemoEarnings {
  const { partner, member, demo, asOf } = plan
  const { program } = partner
  const ledger = createLedger(partner)
  const rows: object[] = []
  let { vip_until_year: vipUntilYear } = member
  let balance = 0
  let fuelRemainderCents = 0
  if (plan.merchants.length === 0 || demo.dines === null) return { dines: rows, vipUntilYear, balance, fuelRemainderCents }
  for (const { daysAgo, wanted, final } of slotsOf(plan)) {
    const dine = drawDine(plan, ledger, daysAgo, wanted, vipUntilYear)
    if (!dine) continue
    ledger.add(dine)
    const rate = dine.judged.kind === 'earns' ? rateOf(program.earnRates, dine.tier) : null
    const cents = dine.judged.kind === 'earns' ? dine.judged.cents : 0
    const { bonus_units: bonusUnits } = dine.merchant
    const earned = rate
      ? benefitChange({ rate, fromCents: 0, toCents: cents, bonusUnits, remainderCents: fuelRemainderCents })
      : { benefit: 0, remainderCents: fuelRemainderCents }
    fuelRemainderCents = earned.remainderCents
    const received = new Date(Math.min(dine.at.getTime() + DAY_MS, asOf.getTime()))
    const onReceipt = statusOnReceipt(
      dine.judged.kind === 'forfeit' ? 'forfeit' : 'earns',
      final,
      localTime(received, program.timeZone).date,
    )
    const awarded = statusAsOf(onReceipt, localTime(asOf, program.timeZone).date)
    const paid = awarded === 'Awarded' && daysAgo >= PAID_AFTER_DAYS && isPaidOut(partner, rows.length)
    if (awarded === 'Awarded' && !paid) balance = nextBalance(balance, earned.benefit)
    const { year } = localTime(dine.at, program.timeZone)
    vipUntilYear = cents > 0 && member.tier_level !== 1 ? vipUntil(vipUntilYear, year, ledger.inYear(year), program.vip) : vipUntilYear
    rows.push(rowOf(plan, dine, rows.length, { received, onReceipt, awarded, paid, rate, cents, benefit: earned.benefit }))
  }
  return { dines: rows, vipUntilYear, balance, fuelRemainderCents }
}

/** Statement credits carry all that is old enough; other programs show a paid row now and then. */
function isPaidOut(partner: Partner, index: number): boolean {
  return partner.program.currencyType === 'Credit' || index % 7 === 3
}

interface Slot {
  readonly daysAgo: number
  readonly wanted: Judgement['kind']
  readonly final: boolean
}

/** Oldest first: the last dines are pending, one is not final yet. */
function slotsOf({ demo, member, partner, asOf }: DemoPlan): Slot[] {
  const { earning, forfeit, days } = demo.dines ?? { earning: 0, forfeit: 0, days: 0 }
  const { vip, timeZone } = partner.program
  // Two dines from VIP, by this partner's own number, all within the year.
  const nearVip = member.tier_level === 2 && vip !== undefined
  const stayBelow = member.tier_level === 0 && vip !== undefined
  const count = nearVip ? vip.dines - 2 : stayBelow ? Math.min(earning, Math.max(5, vip.dines - 3)) : earning
  const dayOfYear = Math.floor((asOf.getTime() - Date.UTC(localTime(asOf, timeZone).year, 0, 2)) / DAY_MS)
  const span = nearVip ? Math.max(1, Math.min(days, dayOfYear)) : days
  // Those of a closed account ended before it was closed.
  const recent = demo.active ? 1 : 40
  const spread = (index: number, of: number) => Math.max(recent, Math.round(span - ((span - recent) * index) / Math.max(1, of - 1)))
  const earns = Array.from({ length: count }, (_, index): Slot => {
    return { daysAgo: spread(index, count), wanted: 'earns', final: index !== count - 2 || !demo.active }
  })
  // The one that is not final lies within the two weeks that the network has.
  const adjusted = earns.map((slot) => (slot.final ? slot : { ...slot, daysAgo: Math.min(slot.daysAgo, 6) }))
  const forfeits = Array.from({ length: forfeit }, (_, index): Slot => ({
    daysAgo: spread(index + 0.5, forfeit + 1),
    wanted: 'forfeit',
    final: true,
  }))
  return [...adjusted, ...forfeits].toSorted((a, b) => b.daysAgo - a.daysAgo)
}

function drawDine(plan: DemoPlan, ledger: Ledger, daysAgo: number, wanted: Judgement['kind'], vipUntilYear: number | null): Dine | null {
  const { random, partner, member, merchants, asOf } = plan
  const noon = Math.floor((asOf.getTime() - daysAgo * DAY_MS) / DAY_MS) * DAY_MS
  for (let draw = 0; draw < DRAWS; draw++) {
    const merchant = merchants[random.whole(0, merchants.length - 1)]
    if (!merchant) return null
    // Lunch or dinner of that day on the clocks of the country.
    const at = new Date(noon + random.pick([17, 18, 23, 24, 25]) * HOUR_MS + random.whole(0, 59) * 60_000)
    if (at >= asOf) continue
    const online = merchant.order_url !== null && random.chance(0.2)
    const amountCents = Math.round(random.whole(1_400, 4_200) * merchant.price_range * 1.1) || 2_380
    const bill: Bill = {
      channel: online ? 'online' : 'dine-in',
      amountCents,
      subtotalCents: online ? Math.round(amountCents / 1.28) : null,
    }
    const standing = { tierLevel: member.tier_level, emailOptIn: member.email_opt_in, vipUntilYear }
    const tier = tierOfDine(standing, ledger.count(at), partner.program.vip)
    const judged = judgeDine(offerTerms(merchant), {
      at,
      cents: eligibleCents(bill),
      tier,
      // A closed account was open when its dines were made.
      memberActive: true,
      merchantActive: true,
      use: ledger.use(merchant, at),
    })
    if (judged.kind === wanted) return { at, merchant, bill, tier, judged }
  }
  return null
}

interface Outcome {
  readonly received: Date
  readonly onReceipt: ReturnType<typeof statusOnReceipt>
  readonly awarded: ReturnType<typeof statusAsOf>
  readonly paid: boolean
  readonly rate: ReturnType<typeof rateOf>
  readonly cents: number
  readonly benefit: number
}

function rowOf({ partner, demo, member, cards }: DemoPlan, dine: Dine, index: number, outcome: Outcome): object {
  const card = cards[index % cards.length]
  const settled = outcome.awarded !== outcome.onReceipt.status
  return {
    partner_id: partner.program.id,
    id: `${demo.publicId}-dine-${index + 1}`,
    source_transaction_id: `DEMO-${demo.publicId.toUpperCase()}-${index + 1}`,
    member_id: member.id,
    card_id: card?.id ?? null,
    card_last_four: card?.last_four ?? '0000',
    card_type: card?.card_type ?? null,
    merchant_id: dine.merchant.id,
    merchant_name: dine.merchant.name,
    occurred_at: dine.at,
    received_at: outcome.received,
    status: outcome.paid ? 'Paid' : outcome.awarded,
    status_at: settled ? new Date(outcome.received.getTime() + 3 * DAY_MS) : outcome.received,
    settle_on: settled ? null : outcome.onReceipt.settleOn,
    type_code: 'Settle',
    source_code: 'S',
    amount_cents: dine.bill.amountCents,
    subtotal_cents: dine.bill.subtotalCents,
    eligible_cents: outcome.cents,
    rate: outcome.rate,
    bonus_units: outcome.rate ? dine.merchant.bonus_units : null,
    benefit: outcome.benefit,
    tier_level: dine.tier,
    reason: dine.judged.kind === 'forfeit' ? dine.judged.reason : null,
    channel: dine.bill.channel,
    refund_of: null,
    paid_at: outcome.paid ? new Date(dine.at.getTime() + 30 * DAY_MS) : null,
  }
}
