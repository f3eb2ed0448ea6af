import { randomUUID } from 'node:crypto'

import { cardToPay, deliveryBrandOf, localTime, mayPayAgain, statementCreditDue } from '@dining/domain'
import { startOfDay } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import { dineRepo } from '../../store/repositories/dine.ts'
import { memberEarningRepo } from '../../store/repositories/member-earning.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { statementCreditRepo } from '../../store/repositories/statement-credit.ts'
import type { Tx } from '../../store/tables.ts'

/** The day of a settlement, in the partner's time zone. */
export interface Settlement {
  readonly program: Program
  /** ISO. */
  readonly day: string
  readonly now: Date
}

const NOON_MS = 12 * 3_600_000

/** The time of a settlement's payouts: now, or noon of another day. */
export function momentOf({ program: { timeZone }, day, now }: Settlement): Date {
  return localTime(now, timeZone).date === day ? now : new Date(startOfDay(day, timeZone).getTime() + NOON_MS)
}

/**
 * Pays a member's whole balance to the card used last, if it is due (EARN-10, earning.md "statement credit"). Without a linked card,
 * and after a rejection until a retry is possible, the balance is not paid.
 * @returns whether a credit was made
 */
export async function payCredit(tx: Tx, settlement: Settlement, memberId: string): Promise<boolean> {
  const { program, day } = settlement
  const { id: partnerId, timeZone, statementCreditFromCents } = program
  if (statementCreditFromCents === undefined) return false
  // A concurrent settlement waits here, and then has nothing left to pay.
  await memberRepo(tx, partnerId).lock(memberId)
  const account = memberEarningRepo(tx, partnerId)
  const { balance } = await account.of(memberId)
  const amount = statementCreditDue(balance, statementCreditFromCents)
  if (amount === 0) return false
  const credits = statementCreditRepo(tx, partnerId)
  const card = cardToPay(await credits.cardsOf(memberId))
  const refusal = await credits.refusalOf(memberId, (at) => localTime(at, timeZone).date)
  if (!card || !mayPayAgain(card, refusal, day)) return false
  const id = randomUUID()
  const at = momentOf(settlement)
  await credits.insert({
    id,
    member_id: memberId,
    card_id: card.id,
    amount_cents: amount,
    target_type: 'card',
    target_label: `${card.brand} ${card.lastFour}`,
    benefit_processor: deliveryBrandOf(card.brand),
    status: 'pending',
    made_at: at,
    made_on: day,
    status_at: at,
  })
  await dineRepo(tx, partnerId).payAwarded(memberId, id, at)
  await account.set(memberId, { balance: balance - amount })
  return true
}
