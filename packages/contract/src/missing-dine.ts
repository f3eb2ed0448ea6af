import { FORFEIT_REASONS, MISSING_DINE, MISSING_DINE_STATES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { merchantIdSchema } from './merchant.ts'

/** A message about a report, by its member or by the program. */
export const missingDineMessageSchema = v.object({ by: v.picklist(['member', 'program']), text: v.string(), at: v.string() })

/** A dine that a member has reported as missing. */
const missingDineSchema = v.object({
  id: v.string(),
  merchantId: v.string(),
  merchantName: v.string(),
  /** ISO date by the clock of the restaurant. */
  dinedOn: v.string(),
  amountCents: v.number(),
  lastFour: v.string(),
  note: v.string(),
  state: v.picklist(MISSING_DINE_STATES),
  /** ISO times. */
  createdAt: v.string(),
  changedAt: v.string(),
  /** The oldest first. */
  messages: v.array(missingDineMessageSchema),
  /** The transaction with which it was credited. */
  txnId: v.nullable(v.string()),
})
export type MissingDine = v.InferOutput<typeof missingDineSchema>

/** Text that a person writes about a report; the API refuses one that could contain a card number. */
export const missingDineTextSchema = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength))

export const getMissingDines = endpoint('getMissingDines', {
  method: 'GET',
  path: '/api/Member/MissingDines',
  summary: 'The dines that the member has reported as missing, the last changed first, 20 at most',
  answer: v.object({ data: v.array(missingDineSchema) }),
  session: 'required',
})

/** What became of a report. Nothing is stored unless it is `received`. */
const reportOutcomeSchema = v.variant('outcome', [
  /** `known`: it had been reported before. */
  v.object({ outcome: v.picklist(['received', 'known']), missingDine: missingDineSchema }),
  /** A dine at this restaurant on this day is in the member's activity. */
  v.object({ outcome: v.literal('credited'), txnId: v.string() }),
  /** `from`: the first day on which it can be reported. */
  v.object({ outcome: v.literal('too-early'), from: v.string() }),
  /** `card-unknown`: the member never had a card with these digits; `too-many`: as many reports as a member may send. */
  v.object({ outcome: v.picklist(['too-late', 'card-unknown', 'card-not-linked', 'too-many']) }),
  v.object({ outcome: v.literal('not-earning'), reason: v.picklist(FORFEIT_REASONS) }),
])
export type ReportOutcome = v.InferOutput<typeof reportOutcomeSchema>

export const reportMissingDine = endpoint('reportMissingDine', {
  method: 'POST',
  path: '/api/Member/MissingDines',
  summary: 'Reports a dine that was not credited, which an operator decides; what can be known at once is answered at once (ACTIVITY-02)',
  body: v.object({
    merchantId: merchantIdSchema,
    dinedOn: v.pipe(v.string(), v.isoDate()),
    amountCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MISSING_DINE.maxAmountCents)),
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    note: missingDineTextSchema(MISSING_DINE.noteLength),
  }),
  answer: reportOutcomeSchema,
  session: 'required',
  errors: ['not-found', 'validation-failed', 'too-many-requests'],
})

export const answerMissingDine = endpoint('answerMissingDine', {
  method: 'POST',
  path: '/api/Member/MissingDines/:missingDineId/Answer',
  summary: 'The member’s answer to a question about a report; the report waits for a decision again',
  params: v.object({ missingDineId: v.pipe(v.string(), v.maxLength(60)) }),
  body: v.object({ text: v.pipe(missingDineTextSchema(MISSING_DINE.messageLength), v.nonEmpty()) }),
  answer: v.object({
    /** `closed`: it has been decided, or no question is open; nothing is stored then. */
    outcome: v.picklist(['stored', 'closed']),
  }),
  session: 'required',
  errors: ['not-found', 'validation-failed', 'too-many-requests'],
})
