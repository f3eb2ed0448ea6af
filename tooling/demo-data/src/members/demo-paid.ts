import { nextBalance } from '@dining/domain'

import { demoPayouts } from './demo-credits.ts'
import type { DemoPlan, Drafted } from './demo-plan.ts'

const DAY_MS = 86_400_000
/** A dine of this age or more has been paid out, where a program without statement credits shows one that was. */
const PAID_AFTER_DAYS = 45
const PAID_IN_DAYS = 30

/** The payment of a dine, and its time. */
export interface Paid {
  /** The statement credit; null where the program has none. */
  readonly id: string | null
  readonly at: Date
}

/** The payments of a member's dines. */
interface Payouts {
  /** The payment of each dine; null without one. */
  readonly paid: readonly (Paid | null)[]
  readonly credits: readonly object[]
  readonly balance: number
}

/** Statement credits pay the amounts that were due at the settlement of each day. */
function paidByCredits({ partner: { program }, demo, member, cards, asOf }: DemoPlan, drafts: readonly Drafted[]): Payouts {
  const awarded = drafts.flatMap(({ dine, outcome }, index) =>
    outcome.awarded !== 'Awarded' || outcome.onReceipt.settleOn === null
      ? []
      : [{ index, benefit: outcome.benefit, awardedOn: outcome.onReceipt.settleOn, paidAt: dine.at, card: cards[index % cards.length] }],
  )
  const { credits, carriedBy, balance } = demoPayouts(program, demo, member.id, awarded, asOf)
  const paid: (Paid | null)[] = drafts.map(() => null)
  for (const [at, { index }] of awarded.entries()) paid[index] = carriedBy[at] ?? null
  return { paid, credits, balance }
}

/** Other programs have some paid rows. */
function paidNowAndThen(drafts: readonly Drafted[]): Payouts {
  const paid = drafts.map(({ dine, daysAgo, outcome }, index): Paid | null =>
    outcome.awarded === 'Awarded' && daysAgo >= PAID_AFTER_DAYS && index % 7 === 3
      ? { id: null, at: new Date(dine.at.getTime() + PAID_IN_DAYS * DAY_MS) }
      : null,
  )
  const balance = drafts
    .filter(({ outcome }, index) => outcome.awarded === 'Awarded' && !paid[index])
    .reduce((sum, { outcome }) => nextBalance(sum, outcome.benefit), 0)
  return { paid, credits: [], balance }
}

/** What has been paid of a member's dines by the day of the data. */
export function payoutsOf(plan: DemoPlan, drafts: readonly Drafted[]): Payouts {
  return plan.partner.program.currencyType === 'Credit' ? paidByCredits(plan, drafts) : paidNowAndThen(drafts)
}
