import { FORFEIT_REASONS, MISSING_DINE, MISSING_DINE_STATES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { missingDineMessageSchema, missingDineTextSchema } from './missing-dine.ts'
import { ofPartner, partnerSchema } from './studio-params.ts'

/** Which reports a list shows: those that wait for an operator, for their member, and those with a decision. */
const MISSING_DINE_LISTS = ['open', 'asked', 'decided'] as const
export type MissingDineList = (typeof MISSING_DINE_LISTS)[number]

/** A line of the feed of one of the member's own cards that has no member yet. */
const nearLineSchema = v.object({
  id: v.string(),
  /** ISO time of the payment. */
  at: v.string(),
  amountCents: v.number(),
  /** Why it has no member. */
  reason: v.string(),
  /** Whether it names the restaurant of the report. */
  isOfMerchant: v.boolean(),
})

const missingDineSchema = v.object({
  id: v.string(),
  merchantId: v.string(),
  merchantName: v.string(),
  /** IANA zone of the restaurant. */
  timeZone: v.string(),
  dinedOn: v.string(),
  amountCents: v.number(),
  lastFour: v.string(),
  note: v.string(),
  state: v.picklist(MISSING_DINE_STATES),
  at: v.string(),
  messages: v.array(v.object({ ...missingDineMessageSchema.entries, who: v.string() })),
  /** First name and public id of the member. */
  member: v.object({ firstName: v.string(), publicId: v.string() }),
  /** Reports by this member, with this one. */
  reports: v.number(),
  /** When the card was linked, and unlinked. */
  card: v.nullable(v.object({ linkedAt: v.string(), unlinkedAt: v.nullable(v.string()) })),
  nearLines: v.array(nearLineSchema),
  decidedAt: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
})
export type StudioMissingDine = v.InferOutput<typeof missingDineSchema>

const listMissingDines = endpoint('listMissingDines', {
  method: 'GET',
  path: '/api/studio/partners/:partner/missing-dines',
  summary:
    'Dines that members of a partner have reported as missing: those that wait, the oldest first; decided ones, the last first; 20 on a page',
  params: ofPartner,
  query: v.object({
    list: v.optional(v.picklist(MISSING_DINE_LISTS), 'open'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u)), '1'),
    /** The id of the only report to show; an empty list if it is in another list. */
    report: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  answer: v.object({ missingDines: v.array(missingDineSchema), total: v.number(), pageSize: v.number() }),
  session: 'required',
})

const text = v.pipe(missingDineTextSchema(MISSING_DINE.messageLength), v.nonEmpty())

const decideMissingDine = endpoint('decideMissingDine', {
  method: 'POST',
  path: '/api/studio/partners/:partner/missing-dines/:missingDine/decision',
  summary: 'Asks the member, credits the dine by the rules of its day, or refuses it; the member gets the message by mail',
  params: v.object({ partner: partnerSchema, missingDine: v.pipe(v.string(), v.maxLength(60)) }),
  body: v.variant('kind', [
    v.object({ kind: v.picklist(['ask', 'refuse']), text }),
    v.object({
      kind: v.literal('grant'),
      text,
      amountCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MISSING_DINE.maxAmountCents)),
      /** By the clock of the restaurant, which decides the rules of meals. */
      time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/u)),
    }),
  ]),
  answer: v.variant('outcome', [
    /** `decided`: another operator was faster; nothing is changed then. `benefit`: what the dine earns, in units of the program. */
    v.object({ outcome: v.literal('done'), benefit: v.nullable(v.number()) }),
    v.object({ outcome: v.literal('decided'), state: v.picklist(MISSING_DINE_STATES) }),
    /** The dine would earn nothing, or a line of the feed has credited it meanwhile. */
    v.object({ outcome: v.literal('not-earning'), reason: v.picklist([...FORFEIT_REASONS, 'credited', 'card-gone', 'restaurant-gone']) }),
  ]),
  errors: ['not-found', 'validation-failed'],
  session: 'required',
})

/** The calls of the studio about dines that members miss. */
export const missingDineEndpoints = { listMissingDines, decideMissingDine } as const
