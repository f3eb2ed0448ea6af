import { PROGRESS_STATUSES, WEEKDAYS, YEAR_PATTERN } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

/** The pace of a member's dines; see `VipPace`. */
const paceSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('this-year'), everyDays: v.number(), date: v.string() }),
  v.object({ kind: v.literal('not-this-year'), everyDays: v.number() }),
])

/** A restaurant of the member's own dines that counts towards VIP. */
const placeSchema = v.object({
  merchantId: v.string(),
  name: v.string(),
  city: v.string(),
  cuisine: v.nullable(v.string()),
  /** Dines of this year that count. */
  dines: v.number(),
  /** Days on which a dine counts; empty means all. */
  days: v.array(v.picklist(WEEKDAYS)),
  /** ISO date from which dines count again, where this month's limit is reached; null if they count now. */
  countsFrom: v.nullable(v.string()),
})

/** A member's path to VIP. Dates are ISO dates of the program's zone. */
const vipPathSchema = v.object({
  status: v.picklist(PROGRESS_STATUSES),
  remainingDines: v.number(),
  /** Days of this year that are left, with today. */
  daysLeft: v.number(),
  /** The last year in which the member is VIP once it is reached; with VIP for longer than that, its last year. */
  vipThrough: v.number(),
  /** Null once VIP is reached. */
  pace: v.nullable(paceSchema),
  /** Cents that a dine of the pace earned on in the mean, in whole dollars; null without one. */
  usualBill: v.nullable(v.number()),
  places: v.array(placeSchema),
})
export type VipPath = v.InferOutput<typeof vipPathSchema>

const getVipPath = endpoint('getVipPath', {
  method: 'GET',
  path: '/api/Member/VipPath',
  summary:
    'The member’s path to VIP: dines left, when at their pace, and which of their restaurants count. Not found where a program has no VIP tier.',
  answer: vipPathSchema,
  session: 'required',
  errors: ['not-found'],
})

const yearInReviewSchema = v.object({
  year: v.number(),
  /** Whether it is the running year. */
  isSoFar: v.boolean(),
  /** ISO date, in the year in which the member joined; null in others. */
  joinedOn: v.nullable(v.string()),
  /** Years that can be asked for. */
  firstYear: v.number(),
  lastYear: v.number(),
  /** In the program's unit, less refunds. */
  benefits: v.number(),
  dines: v.number(),
  /** Restaurants of these dines. */
  places: v.number(),
  /** Null where the member dined nowhere twice. */
  favorite: v.nullable(v.object({ merchantId: v.string(), name: v.string(), dines: v.number(), activeMerchant: v.boolean() })),
  /** The dine that earned most of those whose amount is final; null if none earned. `day` is an ISO date of the program's zone. */
  best: v.nullable(v.object({ txnId: v.string(), name: v.string(), day: v.string(), benefit: v.number() })),
  /** From January, or the month of joining, to December, or the current month. A refund is in its own month, so `benefits` can be below 0. */
  months: v.array(v.object({ month: v.number(), dines: v.number(), benefits: v.number() })),
})
export type YearInReview = v.InferOutput<typeof yearInReviewSchema>

const getYearInReview = endpoint('getYearInReview', {
  method: 'GET',
  path: '/api/Member/YearInReview',
  summary: 'What the member earned in a calendar year, by restaurant and month. Years before joining and years to come are not found.',
  query: v.object({ year: v.pipe(v.string(), v.regex(YEAR_PATTERN), v.toNumber()) }),
  answer: yearInReviewSchema,
  session: 'required',
  errors: ['not-found'],
})

/** The calls about a member’s year, which the client loads with the first of them. */
export const yearEndpoints = { getVipPath, getYearInReview } as const
