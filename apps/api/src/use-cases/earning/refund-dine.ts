import { randomUUID } from 'node:crypto'

import { eligibleAfterRefund, eligibleCents, localTime, statusOnReceipt, type Bill, type SourceCode } from '@dining/domain'

import { dineRepo, type DineRow } from '../../store/repositories/dine.ts'
import type { Tx } from '../../store/tables.ts'
import { takeBackBonuses } from '../bonuses/pay-bonuses.ts'
import { earn, extraUnits, NOTHING_EARNED } from './credit-dine.ts'

export interface Refund {
  readonly partnerId: string
  readonly timeZone: string
  /** The refunded dine; its member must be locked. */
  readonly dine: DineRow
  readonly sourceId: string
  readonly sourceCode: SourceCode
  readonly at: Date
  /** Amounts below zero. */
  readonly bill: Bill
  readonly now: Date
}

const billOf = (row: DineRow): Bill => ({ channel: row.channel, amountCents: row.amount_cents, subtotalCents: row.subtotal_cents })

/** Refunded cents of a bill, as a positive amount. A refund of an online order without a subtotal counts completely. */
export function refundedCents(row: Pick<DineRow, 'channel' | 'amount_cents' | 'subtotal_cents'>): number {
  return -(row.channel === 'online' ? (row.subtotal_cents ?? row.amount_cents) : row.amount_cents)
}

const latest = (day: string, ...others: readonly (string | null)[]): string =>
  others.reduce<string>((last, one) => (one !== null && one > last ? one : last), day)

/** Writes a refund: a separate line with a negative amount that reverses what its dine no longer earns, and never more (earning.md "refund"). */
export async function refundDine(tx: Tx, { partnerId, timeZone, dine, sourceId, sourceCode, at, bill, now }: Refund): Promise<DineRow> {
  const dines = dineRepo(tx, partnerId)
  const amounts = { channel: dine.channel, amount_cents: bill.amountCents, subtotal_cents: bill.subtotalCents }
  const before = (await dines.refundsOf(dine.source_transaction_id)).map(refundedCents)
  const refunded = before.reduce((sum, cents) => sum + cents, refundedCents(amounts))
  const left = eligibleAfterRefund(dine.eligible_cents, eligibleCents(billOf(dine)), refunded)
  const forfeit = dine.status === 'Forfeit'
  const plan = statusOnReceipt(forfeit ? 'forfeit' : 'earns', true, localTime(now, timeZone).date)
  const { benefit, step } = dine.rate
    ? await earn(tx, partnerId, dine.member_id, {
        rate: dine.rate,
        fromCents: dine.eligible_cents,
        toCents: left,
        bonusUnits: extraUnits(dine),
      })
    : NOTHING_EARNED
  await dines.update(dine.id, { eligible_cents: left })
  const bonuses = await takeBackBonuses(tx, partnerId, { ...dine, eligible_cents: left }, now)
  return dines.insert({
    ...amounts,
    id: randomUUID(),
    source_transaction_id: sourceId,
    refund_of: dine.source_transaction_id,
    member_id: dine.member_id,
    card_id: dine.card_id,
    card_last_four: dine.card_last_four,
    card_type: dine.card_type,
    merchant_id: dine.merchant_id,
    merchant_name: dine.merchant_name,
    occurred_at: at,
    received_at: now,
    status: plan.status,
    status_at: now,
    // Never awarded before its dine or the dines that paid its bonuses, so that the balance contains the amount.
    settle_on: plan.settleOn && latest(plan.settleOn, dine.settle_on, bonuses.settlesOn),
    type_code: 'Refund',
    source_code: sourceCode,
    eligible_cents: left - dine.eligible_cents,
    benefit: benefit - bonuses.units,
    ...step,
    member_bonus_units: bonuses.units > 0 ? -bonuses.units : null,
    tier_level: dine.tier_level,
    reason: dine.reason,
  })
}
