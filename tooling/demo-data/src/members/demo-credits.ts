import {
  addDays,
  cardToPay,
  creditStatusAfter,
  deliveryBrandOf,
  localTime,
  nextBalance,
  statementCreditDue,
  type CreditStatus,
} from '@dining/domain'
import { daysBetween, startOfDay } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import type { DemoMember } from './demo-members.ts'
import type { DemoCard } from './demo-plan.ts'

const NOON_MS = 12 * 3_600_000
/** Days after which a failing credit has failed. */
const REFUSED_AFTER_DAYS = 2

/** An awarded dine, for payouts. */
export interface AwardedDine {
  readonly benefit: number
  /** ISO day from which it counts, in the partner's time zone. */
  readonly awardedOn: string
  readonly paidAt: Date
  readonly card: DemoCard | undefined
}

export interface DemoCredit {
  readonly id: string
  readonly at: Date
}

export interface DemoPayouts {
  readonly credits: readonly object[]
  /** The credit of each dine, in the given order; null while it is in the balance. */
  readonly carriedBy: readonly (DemoCredit | null)[]
  readonly balance: number
}

/** Pays a member's awarded dines out as daily settlements would have, up to a day. */
export function demoPayouts(
  { id: partnerId, timeZone, statementCreditFromCents: fromCents }: Program,
  { publicId, creditIsRefused }: DemoMember,
  memberId: string,
  dines: readonly AwardedDine[],
  asOf: Date,
): DemoPayouts {
  const carriedBy: (DemoCredit | null)[] = dines.map(() => null)
  const credits: { amount_cents: number; status: CreditStatus; status_at: Date; id: string; made_on: string }[] = []
  const noonOf = (day: string) => new Date(startOfDay(day, timeZone).getTime() + NOON_MS)
  const today = localTime(asOf, timeZone).date
  let balance = 0
  for (const day of [...new Set(dines.map(({ awardedOn }) => awardedOn))].toSorted()) {
    balance = dines.filter(({ awardedOn }) => awardedOn === day).reduce((sum, { benefit }) => nextBalance(sum, benefit), balance)
    const amount = fromCents === undefined ? 0 : statementCreditDue(balance, fromCents)
    const card = cardToPay(cardsAt(dines, noonOf(day)))
    if (amount === 0 || !card) continue
    const credit = { id: `${publicId}-credit-${credits.length + 1}`, at: noonOf(day) }
    for (const [index, dine] of dines.entries()) if (dine.awardedOn <= day) carriedBy[index] ??= credit
    const status = creditStatusAfter('pending', daysBetween(day, today))
    const row = {
      partner_id: partnerId,
      member_id: memberId,
      card_id: card.card.id,
      amount_cents: amount,
      target_type: 'card',
      target_label: `${card.card.card_type} ${card.card.last_four}`,
      benefit_processor: deliveryBrandOf(card.card.card_type),
      made_at: credit.at,
    }
    credits.push({ ...row, id: credit.id, status, status_at: noonOf(statusDay(day, status)), made_on: day })
    balance = 0
  }
  const last = credits.at(-1)
  if (creditIsRefused && last) {
    Object.assign(last, { status: 'rejected', status_at: noonOf(addDays(last.made_on, REFUSED_AFTER_DAYS)) })
    balance += last.amount_cents
    for (const [index, credit] of carriedBy.entries()) if (credit?.id === last.id) carriedBy[index] = null
  }
  return { credits, carriedBy, balance }
}

/** The first day on which a credit of that day has its status. */
function statusDay(madeOn: string, status: CreditStatus): string {
  for (let day = madeOn; ; day = addDays(day, 1)) if (creditStatusAfter('pending', daysBetween(madeOn, day)) === status) return day
}

/** The member's cards with their last use before a moment. */
function cardsAt(dines: readonly AwardedDine[], moment: Date) {
  const used = new Map<string, { card: DemoCard; usedAt: Date }>()
  for (const { card, paidAt } of dines) {
    if (!card || paidAt > moment) continue
    const before = used.get(card.id)
    if (!before || before.usedAt < paidAt) used.set(card.id, { card, usedAt: paidAt })
  }
  return [...used.values()].map(({ card, usedAt }) => ({ card, usedAt, fingerprint: card.fingerprint, linkedAt: card.linked_at }))
}
