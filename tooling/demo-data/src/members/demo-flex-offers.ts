import type { MerchantRow } from '@dining/api/data-loading'
import type { Partner } from '@dining/partner-kit'

import type { DemoMember } from './demo-members.ts'
import type { DemoFlexOffer, DemoPlan } from './demo-plan.ts'

const DAY_MS = 86_400_000
/** Days around the data's day on which the offers run. */
const DAYS = { before: 60, after: 120 }
/** Offers of a member: at this many restaurants. */
const COUNT = 12
/** Days within which a dine has used an offer, so that it is on the first page of activity. */
const USED_WITHIN = 30
/** Units of the program; dollars of them are cents. */
const AMOUNTS = [250, 500, 750, 1_000] as const

interface Owner {
  readonly partner: Partner
  readonly demo: DemoMember
  readonly memberId: string
  readonly merchants: readonly MerchantRow[]
  readonly asOf: Date
}

const amountAt = (index: number) => AMOUNTS[index % AMOUNTS.length] ?? AMOUNTS[0]

function offerOf({ partner, demo, memberId, asOf }: Omit<Owner, 'merchants'>, name: string, index: number): DemoFlexOffer {
  const day = (days: number) => new Date(asOf.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return {
    partner_id: partner.program.id,
    id: `${demo.publicId}-flex-${name}`,
    member_id: memberId,
    units: amountAt(index),
    first_day: day(-DAYS.before),
    last_day: day(DAYS.after),
    imported_at: asOf,
  }
}

/** Offers that the member can use: at restaurants without rules of days, limits or tiers. */
export function demoFlexOffers(owner: Owner): (DemoFlexOffer & { readonly merchant_id: string })[] {
  return owner.merchants
    .filter(({ access_tier, offer_type, offer_days, offer_meals, first_day, last_day }) => {
      const hasNoRules = offer_days.length === 7 && offer_meals.length === 0 && first_day === null && last_day === null
      return access_tier === 0 && offer_type === 'Unlimited' && hasNoRules
    })
    .slice(0, COUNT)
    .map(({ id }, index) => ({ ...offerOf(owner, String(index + 1), index), merchant_id: id }))
}

/** The offer that a recent dine of the member has used; null for an older one. */
export function usedFlexOffer({ partner, demo, member, asOf }: DemoPlan, daysAgo: number): DemoFlexOffer | null {
  if (!partner.features.hasFlexOffers || daysAgo > USED_WITHIN) return null
  return offerOf({ partner, demo, memberId: member.id, asOf }, 'used', 1)
}
