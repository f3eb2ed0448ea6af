import { CREDIT_STATUSES, CREDIT_TARGETS, DELIVERY_BRANDS, DELIVERY_METHODS, RECORD_TYPES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { pageNumberSchema } from './page.ts'
import { pageSizeSchema, transactionSchema } from './transaction.ts'

/** A payout of the balance (ACTIVITY-18). */
const statementCreditSchema = v.object({
  recordType: v.literal('Credit'),
  creditId: v.string(),
  creditAmountCents: v.number(),
  targetType: v.picklist(CREDIT_TARGETS),
  /** The name of the target for the member: "Visa 4417". */
  targetLabel: v.string(),
  benefitProcessor: v.picklist(DELIVERY_BRANDS),
  deliveryMethod: v.picklist(DELIVERY_METHODS),
  status: v.picklist(CREDIT_STATUSES),
  /** ISO time at which it was created. */
  creditCreatedAt: v.string(),
  /** ISO time of its last change of status. */
  statusAt: v.string(),
  /** ISO time at which the processor received it; null if it has not reported that. */
  receivedAt: v.nullable(v.string()),
  /** ISO day by which it is expected to have arrived; null once it has ended, or is late. */
  expectedOn: v.nullable(v.string()),
})
export type StatementCredit = v.InferOutput<typeof statementCreditSchema>

/** A row of a Credit partner's activity (ACTIVITY-12). */
const creditActivitySchema = v.variant('recordType', [
  v.object({ recordType: v.literal('Transaction'), ...transactionSchema.entries }),
  statementCreditSchema,
])
export type CreditActivity = v.InferOutput<typeof creditActivitySchema>

export const getStatementCreditBalance = endpoint('getStatementCreditBalance', {
  method: 'GET',
  path: '/api/Member/StatementCreditBalance',
  summary: 'What is awarded and not paid out yet, in cents; partners of statement credits only (ACTIVITY-22)',
  answer: v.object({ memberBalance: v.number() }),
  session: 'required',
  errors: ['not-found'],
})

export const getTransactionsStatementCredits = endpoint('getTransactionsStatementCredits', {
  method: 'GET',
  path: '/api/Member/TransactionsStatementCredits',
  summary: 'Recent activity with the statement credits in it, newest first; partners of statement credits only (ACTIVITY-23)',
  query: v.object({
    pageNo: v.optional(pageNumberSchema),
    resultsPerPage: v.optional(pageSizeSchema),
    /** Only rows of this type. */
    recordType: v.optional(v.picklist(RECORD_TYPES)),
  }),
  answer: v.object({ data: v.array(creditActivitySchema), totalPages: v.number() }),
  session: 'required',
  errors: ['not-found'],
})
