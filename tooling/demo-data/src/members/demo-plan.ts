import type { MerchantRow } from '@dining/api/data-loading'
import type { Bill, CARD_BRANDS, DineEvaluation, rateOf, statusAsOf, statusOnReceipt, TierLevel } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { Random } from '@dining/demo-restaurants'
import type { DemoMember } from './demo-members.ts'

export interface DemoCard {
  readonly partner_id: string
  readonly id: string
  readonly member_id: string
  readonly vault_token: string
  readonly fingerprint: string
  readonly card_type: (typeof CARD_BRANDS)[number]
  readonly last_four: string
  readonly description: string
  readonly partner_card_id: null
  readonly linked_at: Date
  readonly unlinked_at: Date | null
}

/** Tokens are invented in the vault's format: they have no card number. */
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
  readonly judged: DineEvaluation
}

/** A dine with its rating, before payouts are computed. */
export interface Drafted {
  readonly dine: Dine
  readonly daysAgo: number
  /** The member's flex offer that it has used. */
  readonly flex: DemoFlexOffer | null
  readonly outcome: Outcome
}

/** A row of a flex offer, without its restaurant. */
export interface DemoFlexOffer {
  readonly partner_id: string
  readonly id: string
  readonly member_id: string
  readonly units: number
  readonly first_day: string
  readonly last_day: string
  readonly imported_at: Date
}

export interface Outcome {
  readonly received: Date
  readonly onReceipt: ReturnType<typeof statusOnReceipt>
  readonly awarded: ReturnType<typeof statusAsOf>
  readonly rate: ReturnType<typeof rateOf>
  readonly cents: number
  readonly benefit: number
  /** Spend kept for the next step of cents per gallon, in cents; null where the rate has no steps. */
  readonly stepKept: number | null
}
