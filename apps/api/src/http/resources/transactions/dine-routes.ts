import { endpoints, type Dine } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { dineRepo } from '../../../store/repositories/dine.ts'
import { memberBonusRepo } from '../../../store/repositories/member-bonus.ts'
import { reservationRepo } from '../../../store/repositories/reservation.ts'
import { reviewRepo } from '../../../store/repositories/review.ts'
import { statementCreditRepo } from '../../../store/repositories/statement-credit.ts'
import type { Tx } from '../../../store/tables.ts'
import { reviewStateOf } from '../../../use-cases/reviews.ts'
import { registerRead, type Api } from '../../api.ts'
import { presentTransaction } from './routes.ts'

type DineWithPlace = NonNullable<Awaited<ReturnType<ReturnType<typeof dineRepo>['ofMemberWithPlace']>>>

/**
 * One line of the signed-in member's activity. One lookup decides whether it is theirs, so that every other id has the same answer in the
 * same time.
 */
export function dineRoutes(api: Api): void {
  const { clock } = api.deps

  registerRead(api, endpoints.getDine, async ({ params, partner, session }, tx) => {
    const { id: partnerId } = partner.program
    const row = await dineRepo(tx, partnerId).ofMemberWithPlace(session.memberId, params.txnId)
    return row ? succeed(await presentDine(tx, partnerId, row, clock())) : fail({ kind: 'not-found' })
  })
}

/** A line of activity with its receipt, in the contract's format. */
async function presentDine(tx: Tx, partnerId: string, row: DineWithPlace, now: Date): Promise<Dine> {
  const dines = dineRepo(tx, partnerId)
  // Sent together, so that they take one round trip to the database.
  const [refunds, original, bonuses, reservation, credit, review] = await Promise.all([
    row.refund_of === null ? dines.refundsOf(row.source_transaction_id) : [],
    row.refund_of === null ? undefined : dines.bySource(row.refund_of),
    memberBonusRepo(tx, partnerId).ofDine(row.member_id, row.id),
    reservationRepo(tx, partnerId).keptByDine(row.id),
    row.credit_id === null ? undefined : statementCreditRepo(tx, partnerId).byId(row.credit_id),
    reviewRepo(tx, partnerId).bySource(row.source_transaction_id),
  ])
  return {
    ...presentTransaction(row),
    channel: row.channel,
    subtotal: row.subtotal_cents,
    place:
      row.place_time_zone === null ? null : { timeZone: row.place_time_zone, city: row.place_city ?? '', state: row.place_state ?? '' },
    receivedAt: row.received_at.toISOString(),
    statusAt: row.status_at.toISOString(),
    settlesOn: row.settle_on,
    earningAmount: row.eligible_cents,
    rate: row.rate,
    extras: extrasOf(row, [
      ...bonuses.map(({ description, units }) => ({ kind: 'bonus' as const, name: description, units })),
      ...(reservation?.bonus_units ? [{ kind: 'reservation' as const, name: '', units: reservation.bonus_units }] : []),
    ]),
    refunds: refunds
      .toSorted((a, b) => a.occurred_at.getTime() - b.occurred_at.getTime() || (a.id < b.id ? -1 : 1))
      .map((refund) => ({
        sourceTransactionId: refund.source_transaction_id,
        at: refund.occurred_at.toISOString(),
        amount: refund.amount_cents,
        benefit: refund.benefit,
        bonus: refund.member_bonus_units,
        status: refund.status,
        earningChange: refund.eligible_cents,
      })),
    refundOf: original ? { sourceTransactionId: original.source_transaction_id, at: original.occurred_at.toISOString() } : null,
    credit: credit ? { targetLabel: credit.target_label, status: credit.status, at: credit.made_at.toISOString() } : null,
    review: reviewStateOf(row, review, now),
  }
}

/**
 * What a dine earned beyond its rate. The units of its bonuses are those of the line: a bonus whose own row is gone is kept without a name.
 * @param own bonuses and the kept reservation of the dine
 */
function extrasOf(row: DineWithPlace, own: Dine['extras']): Dine['extras'] {
  const units = row.refund_of === null ? (row.member_bonus_units ?? 0) : 0
  const known = own.reduce((sum, extra) => sum + extra.units, 0)
  return [
    ...(row.rate && row.bonus_units ? [{ kind: 'restaurant' as const, name: '', units: row.bonus_units }] : []),
    ...(row.rate && row.flex_units ? [{ kind: 'offer' as const, name: '', units: row.flex_units }] : []),
    ...(known === units ? own : units === 0 ? [] : [{ kind: 'bonus' as const, name: '', units }]),
  ]
}
