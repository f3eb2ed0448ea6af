import { offerTerms } from '@dining/api/data-loading'
import {
  benefitChange,
  eligibleCents,
  evaluateDine,
  localTime,
  rateOf,
  statusAsOf,
  statusOnReceipt,
  tierOfDine,
  vipUntil,
  type Bill,
  type DineEvaluation,
} from '@dining/domain'

import { usedFlexOffer } from './demo-flex-offers.ts'
import { payoutsOf, type Paid } from './demo-paid.ts'
import type { DemoPlan, Dine, Drafted } from './demo-plan.ts'
import { slotsOf } from './demo-slots.ts'
import { createLedger, type Ledger } from './dine-ledger.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Random draws of a merchant and hour until the dine is of the wanted kind. */
const DRAWS = 400

export interface DemoEarnings {
  readonly dines: object[]
  /** Offers that these dines have used. */
  readonly flexOffers: readonly object[]
  readonly credits: readonly object[]
  readonly vipUntilYear: number | null
  readonly balance: number
  readonly fuelRemainderCents: number
}

/** A member's dines of the last months, rated by the rules of earning, with at least one row in each status that fits the member. */
export function demoDines(plan: DemoPlan): DemoEarnings {
  const { partner, member, demo, asOf } = plan
  const { program } = partner
  const ledger = createLedger(partner)
  const drafts: Drafted[] = []
  let { vip_until_year: vipUntilYear } = member
  let fuelRemainderCents = 0
  if (plan.merchants.length === 0 || demo.dines === null)
    return { dines: [], flexOffers: [], credits: [], vipUntilYear, balance: 0, fuelRemainderCents }
  for (const { daysAgo, wanted, final } of slotsOf(plan)) {
    const dine = drawDine(plan, ledger, daysAgo, wanted, vipUntilYear)
    if (!dine) continue
    ledger.add(dine)
    const rate = dine.judged.kind === 'earns' ? rateOf(program.earnRates, dine.tier) : null
    const cents = dine.judged.kind === 'earns' ? dine.judged.cents : 0
    const mayUseOffer = cents > 0 && final && drafts.every(({ flex: used }) => used === null)
    const flex = mayUseOffer ? usedFlexOffer(plan, daysAgo) : null
    const bonusUnits = (dine.merchant.bonus_units ?? 0) + (flex?.units ?? 0)
    const earned = rate
      ? benefitChange({ rate, fromCents: 0, toCents: cents, bonusUnits, remainderCents: fuelRemainderCents })
      : { benefit: 0, remainderCents: fuelRemainderCents }
    fuelRemainderCents = earned.remainderCents
    const stepKept = rate?.kind === 'fuel' ? fuelRemainderCents : null
    const received = new Date(Math.min(dine.at.getTime() + DAY_MS, asOf.getTime()))
    const onReceipt = statusOnReceipt(
      dine.judged.kind === 'forfeit' ? 'forfeit' : 'earns',
      final,
      localTime(received, program.timeZone).date,
    )
    const awarded = statusAsOf(onReceipt, localTime(asOf, program.timeZone).date)
    const { year } = localTime(dine.at, program.timeZone)
    vipUntilYear = cents > 0 && member.tier_level !== 1 ? vipUntil(vipUntilYear, year, ledger.inYear(year), program.vip) : vipUntilYear
    drafts.push({ dine, daysAgo, flex, outcome: { received, onReceipt, awarded, rate, cents, benefit: earned.benefit, stepKept } })
  }
  const { paid, credits, balance } = payoutsOf(plan, drafts)
  const dines = drafts.map((draft, index) => rowOf(plan, draft, index, paid[index] ?? null))
  const flexOffers = drafts.flatMap(({ dine, flex }) => (flex ? [{ ...flex, merchant_id: dine.merchant.id }] : []))
  return { dines, flexOffers, credits, vipUntilYear, balance, fuelRemainderCents }
}

function drawDine(
  plan: DemoPlan,
  ledger: Ledger,
  daysAgo: number,
  wanted: DineEvaluation['kind'],
  vipUntilYear: number | null,
): Dine | null {
  const { random, partner, member, merchants, asOf } = plan
  const noon = Math.floor((asOf.getTime() - daysAgo * DAY_MS) / DAY_MS) * DAY_MS
  for (let draw = 0; draw < DRAWS; draw++) {
    const merchant = merchants[random.whole(0, merchants.length - 1)]
    if (!merchant) return null
    const { bills } = plan.demo.dines ?? {}
    if (bills && (merchant.bonus_units !== null || merchant.offer_type === 'Limited')) continue
    // Lunch or dinner of that day in local time.
    const at = new Date(noon + random.pick([17, 18, 23, 24, 25]) * HOUR_MS + random.whole(0, 59) * 60_000)
    if (at >= asOf) continue
    const online = !bills && merchant.order_url !== null && random.chance(0.2)
    const amountCents = bills ? random.whole(...bills) : Math.round(random.whole(1_400, 4_200) * merchant.price_range * 1.1) || 2_380
    const bill: Bill = {
      channel: online ? 'online' : 'dine-in',
      amountCents,
      subtotalCents: online ? Math.round(amountCents / 1.28) : null,
    }
    const standing = { tierLevel: member.tier_level, emailOptIn: member.email_opt_in, vipUntilYear }
    const tier = tierOfDine(standing, ledger.count(at), partner.program.vip)
    const judged = evaluateDine(offerTerms(merchant), {
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

function rowOf({ partner, demo, member, cards }: DemoPlan, { dine, flex, outcome }: Drafted, index: number, paid: Paid | null): object {
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
    status: paid ? 'Paid' : outcome.awarded,
    status_at: settled ? new Date(outcome.received.getTime() + 3 * DAY_MS) : outcome.received,
    settle_on: settled ? null : outcome.onReceipt.settleOn,
    type_code: 'Settle',
    source_code: 'S',
    amount_cents: dine.bill.amountCents,
    subtotal_cents: dine.bill.subtotalCents,
    eligible_cents: outcome.cents,
    rate: outcome.rate,
    bonus_units: outcome.rate ? dine.merchant.bonus_units : null,
    flex_offer_id: flex?.id ?? null,
    flex_units: flex?.units ?? null,
    benefit: outcome.benefit,
    step_kept_cents: outcome.stepKept,
    tier_level: dine.tier,
    reason: dine.judged.kind === 'forfeit' ? dine.judged.reason : null,
    channel: dine.bill.channel,
    refund_of: null,
    paid_at: paid?.at ?? null,
    credit_id: paid?.id ?? null,
  }
}
