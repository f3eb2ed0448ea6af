import { FORFEIT_REASONS, REWARD_STATUSES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { pagedSchema, pageNumberSchema } from './page.ts'

/** A row of recent activity (ACTIVITY-11). Amounts in cents; benefit in units of the program (cents for money partners). */
export const transactionSchema = v.object({
  sourceTransactionId: v.string(),
  merchantId: v.string(),
  merchantName: v.string(),
  /** ISO time of the payment. */
  transactionCreatedAt: v.string(),
  transactionStatus: v.picklist(REWARD_STATUSES),
  /** Settle, Manual, Refund …; others are shown without a review offer (ACTIVITY-17). */
  transactionTypeCode: v.string(),
  dineAmount: v.number(),
  benefitAmount: v.number(),
  /** The part of `benefitAmount` that is the restaurant's bonus; null without one. */
  bonusAmount: v.nullable(v.number()),
  /** The part of `benefitAmount` that is the member’s flex offer; null without one. */
  flexAmount: v.nullable(v.number()),
  /** The part of `benefitAmount` that is bonuses which this dine has fulfilled; below 0 if the refund takes them back; null without one. */
  memberBonusAmount: v.nullable(v.number()),
  /** Cents that counted toward the next full step of a rate in cents per gallon after this line; null in other programs. */
  stepKept: v.nullable(v.number()),
  paidAt: v.nullable(v.string()),
  cardLastFour: v.string(),
  cardType: v.nullable(v.string()),
  /** Whether the merchant's page can be opened (ACTIVITY-08). */
  activeMerchant: v.boolean(),
  reason: v.nullable(v.picklist(FORFEIT_REASONS)),
  /** The tier that determined the rate. */
  tierLevel: v.picklist([0, 1, 2, 3]),
})
export type Transaction = v.InferOutput<typeof transactionSchema>

/** Rows of one page of activity. */
export const pageSizeSchema = v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(50))

export const getTransactions = endpoint('getTransactions', {
  method: 'GET',
  path: '/api/Member/Transactions',
  summary: 'Recent activity, newest first (ACTIVITY-24)',
  query: v.object({
    pageNo: v.optional(pageNumberSchema),
    resultsPerPage: v.optional(pageSizeSchema),
  }),
  answer: pagedSchema(transactionSchema),
  session: 'required',
})
