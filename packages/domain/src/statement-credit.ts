import type { CardBrand } from './card.ts'
import { addDays } from './local-time.ts'
import { fail, succeed, type Result } from './result.ts'

/**
 * The status of a statement credit (ACTIVITY-19). `pending`: created by us; `pending_received`: the processor has it; `completed`: paid.
 * `rejected`: the card's bank did not accept it; `error`: it was lost on the way.
 */
export const CREDIT_STATUSES = ['pending', 'pending_received', 'completed', 'rejected', 'error'] as const
export type CreditStatus = (typeof CREDIT_STATUSES)[number]

/** The type of a row of a Credit partner's activity (ACTIVITY-12). */
export const RECORD_TYPES = ['Transaction', 'Credit'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/** The target of a statement credit (ACTIVITY-18). */
export const CREDIT_TARGETS = ['card', 'other'] as const
export type CreditTarget = (typeof CREDIT_TARGETS)[number]

/** Who delivers rewards (ACTIVITY-20). */
export const DELIVERY_BRANDS = ['MasterCard', 'Tremendous', 'Visa'] as const
export type DeliveryBrand = (typeof DELIVERY_BRANDS)[number]

/** How a reward reaches the member (ACTIVITY-21). */
export const DELIVERY_METHODS = ['Card', 'Email'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** How a credit to this target is delivered: to the card, and anything else by email. */
export const deliveryMethodOf = (target: CreditTarget): DeliveryMethod => (target === 'card' ? 'Card' : 'Email')

/** Balance in cents at which a rewards meter is full by default: $20 (EARN-10, EARN-11). */
export const REWARDS_METER_CENTS = 2_000

/** Days after which the installation's own processor has received a credit, and has paid it; a partner's processor sends reports instead. */
export const CREDIT_RECEIVED_DAYS = 1
export const CREDIT_COMPLETED_DAYS = 4

/**
 * The day by which a credit is expected to have arrived: four days after it was made, which a partner's processor usually needs, too.
 * @param madeOn ISO day in the partner's zone
 * @param today ISO day in the partner's zone
 * @returns null for a credit that has ended, and once the day is over
 */
export function creditExpectedOn(status: CreditStatus, madeOn: string, today: string): string | null {
  const day = addDays(madeOn, CREDIT_COMPLETED_DAYS)
  return isFinalCredit(status) || day < today ? null : day
}

/** The processor that pays a credit to a card of this brand: its own network if that participates. */
export function deliveryBrandOf(brand: CardBrand): DeliveryBrand {
  if (brand === 'Visa') return 'Visa'
  return brand === 'Mastercard' ? 'MasterCard' : 'Tremendous'
}

/**
 * Cents to pay out as a statement credit: the whole balance from the threshold on, otherwise 0 (EARN-10).
 * @param fromCents the program's threshold
 */
export function statementCreditDue(balanceCents: number, fromCents: number): number {
  return balanceCents >= fromCents ? balanceCents : 0
}

/** The distance of a balance from its next statement credit. */
export interface CreditProgress {
  /** Cents still to earn; 0 when it is due. */
  readonly leftCents: number
  /** From 0 to 1. */
  readonly share: number
}

export function creditProgress(balanceCents: number, fromCents: number): CreditProgress {
  return { leftCents: Math.max(0, fromCents - balanceCents), share: Math.min(1, Math.max(0, balanceCents) / fromCents) }
}

/** A linked card for a payout. The same card linked again keeps its fingerprint. */
export interface PayableCard {
  readonly fingerprint: string
  readonly linkedAt: Date
  /** When it last paid a dine; null if it never has. */
  readonly usedAt: Date | null
}

/** The card used last (earning.md "statement credit"); if no card was ever used, the one linked last. Null without a card. */
export function cardToPay<Card extends PayableCard>(cards: readonly Card[]): Card | null {
  const time = (date: Date | null) => date?.getTime() ?? Number.NEGATIVE_INFINITY
  const [first] = cards.toSorted((a, b) => {
    const used = time(b.usedAt) - time(a.usedAt)
    return used || b.linkedAt.getTime() - a.linkedAt.getTime() || (a.fingerprint < b.fingerprint ? -1 : 1)
  })
  return first ?? null
}

/** A member's latest statement credit, if it failed. */
export interface Refusal {
  readonly status: 'rejected' | 'error'
  readonly at: Date
  /** Its ISO day in the partner's zone. */
  readonly on: string
  readonly fingerprint: string
}

/**
 * Whether the balance may be paid to this card after a refusal. A lost credit is sent again from the next day on. A card whose bank refused
 * is tried again once it was used or linked again: the next dine shows which card works.
 * @param today ISO day in the partner's zone
 */
export function mayPayAgain(card: PayableCard, refusal: Refusal | null, today: string): boolean {
  if (!refusal) return true
  if (refusal.status === 'error') return today > refusal.on
  const since = (date: Date | null) => date !== null && date > refusal.at
  return card.fingerprint !== refusal.fingerprint || since(card.usedAt) || since(card.linkedAt)
}

/** Whether a credit in this status has ended. */
export function isFinalCredit(status: CreditStatus): boolean {
  return status === 'completed' || returnsMoney(status)
}

/** Whether a credit in this status returns its money to the balance. */
export function returnsMoney(status: CreditStatus): status is 'rejected' | 'error' {
  return status === 'rejected' || status === 'error'
}

/** The change by a report about a credit: its status, and the cents that return to the balance. */
export interface CreditChange {
  readonly status: CreditStatus
  readonly returnedCents: number
}

/**
 * The result of a processor's report for a credit. A repeated report changes nothing, so money returns once.
 * Fails with `final` if the credit has ended otherwise, and with `backwards` for an earlier status.
 */
export function reportCredit(
  credit: { readonly status: CreditStatus; readonly amountCents: number },
  report: CreditStatus,
): Result<CreditChange, 'final' | 'backwards'> {
  if (report === credit.status) return succeed({ status: report, returnedCents: 0 })
  if (isFinalCredit(credit.status)) return fail('final')
  if (CREDIT_STATUSES.indexOf(report) < CREDIT_STATUSES.indexOf(credit.status)) return fail('backwards')
  return succeed({ status: report, returnedCents: returnsMoney(report) ? credit.amountCents : 0 })
}

/**
 * The status of a credit with the installation's own processor the given number of days after its creation. It only moves forward.
 * @param days whole days, in the partner's zone
 */
export function creditStatusAfter(status: CreditStatus, days: number): CreditStatus {
  if (isFinalCredit(status)) return status
  if (days >= CREDIT_COMPLETED_DAYS) return 'completed'
  return days >= CREDIT_RECEIVED_DAYS ? 'pending_received' : status
}
