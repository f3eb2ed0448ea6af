import { CREDIT_STATUSES, DINE_CHANNELS, DINE_EXTRAS, REWARD_STATUSES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { txnIdSchema } from './review.ts'
import { transactionSchema } from './transaction.ts'

/** A rate as it was applied; a type of its own for each kind of program (earning.md "rate"). */
const rateSchema = v.variant('kind', [
  v.object({ kind: v.literal('units'), units: v.number(), perCents: v.number() }),
  v.object({ kind: v.literal('percent'), basisPoints: v.number() }),
  v.object({ kind: v.literal('fuel'), tenthsOfCentPerGallon: v.number(), perCents: v.number() }),
])

/** A refund of the dine: amounts are below 0 or 0. Cents; benefits in units of the program. */
const refundSchema = v.object({
  sourceTransactionId: v.string(),
  /** ISO time of the refund. */
  at: v.string(),
  amount: v.number(),
  benefit: v.number(),
  /** The part of `benefit` that takes bonuses back; null without one. */
  bonus: v.nullable(v.number()),
  status: v.picklist(REWARD_STATUSES),
})

/** One line of recent activity with all that its receipt shows. Amounts in cents; benefits in units of the program. */
const dineSchema = v.object({
  ...transactionSchema.entries,
  channel: v.picklist(DINE_CHANNELS),
  /** The part of a bill that an online order earns on; null if the network did not report it. */
  subtotal: v.nullable(v.number()),
  /** IANA zone and town of the restaurant; null if it is not known any more. */
  place: v.nullable(v.object({ timeZone: v.string(), city: v.string(), state: v.string() })),
  /** ISO times of receipt, and of the last change of the status. */
  receivedAt: v.string(),
  statusAt: v.string(),
  /** ISO date, in the program's zone, by which the status changes; null if it is final. */
  settlesOn: v.nullable(v.string()),
  /** Cents that earn, after limits and refunds. */
  earningAmount: v.number(),
  /** Null if it earned nothing, and for refunds. */
  rate: v.nullable(rateSchema),
  /** Parts of `benefitAmount` beyond the rate. `name` is what the program calls the bonus; '' without a name. */
  extras: v.array(v.object({ kind: v.picklist(DINE_EXTRAS), name: v.string(), units: v.number() })),
  /** The oldest first; `earningChange` is the change of `earningAmount` by it. */
  refunds: v.array(v.object({ ...refundSchema.entries, earningChange: v.number() })),
  /** The dine that this line is a refund of; null for a dine. */
  refundOf: v.nullable(v.object({ sourceTransactionId: v.string(), at: v.string() })),
  /** The statement credit that pays it. */
  credit: v.nullable(v.object({ targetLabel: v.string(), status: v.picklist(CREDIT_STATUSES), at: v.string() })),
  /** `over` also for a line that is never reviewed (ACTIVITY-41 … ACTIVITY-45). */
  review: v.picklist(['open', 'completed', 'over']),
})
export type Dine = v.InferOutput<typeof dineSchema>

export const getDine = endpoint('getDine', {
  method: 'GET',
  path: '/api/Member/Transactions/:txnId',
  summary: 'One line of the member’s own activity, with how its amount was calculated; any other id is not found',
  params: v.object({ txnId: txnIdSchema }),
  answer: dineSchema,
  session: 'required',
  errors: ['not-found'],
})
