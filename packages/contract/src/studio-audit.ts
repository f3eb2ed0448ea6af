import { EMAIL_MAX_LENGTH } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { ofPartner } from './studio-params.ts'

const timestampSchema = v.pipe(v.string(), v.isoTimestamp())
const valuesSchema = v.record(v.string(), v.unknown())

const auditEventSchema = v.object({
  id: v.string(),
  at: v.string(),
  kind: v.string(),
  /** `system`, `command`, `operator`, `member` or `visitor`. */
  actorKind: v.string(),
  /** Email address of an operator, `user@host` of a command, name of a job; "" for a member or a visitor. */
  actor: v.string(),
  /** Public id of the member whom the event concerns; null if it concerns none, or the account is not known any more. */
  member: v.nullable(v.string()),
  facts: valuesSchema,
  /** The values that the event changed. */
  before: v.nullable(valuesSchema),
  after: v.nullable(valuesSchema),
})
export type StudioAuditEvent = v.InferOutput<typeof auditEventSchema>

/** A POST, because the id of a member must not be in an address. */
const searchAudit = endpoint('searchAudit', {
  method: 'POST',
  path: '/api/studio/partners/:partner/audit/search',
  summary: 'Events of the audit trail of a partner, the newest first, 50 on a page',
  params: ofPartner,
  body: v.object({
    kind: v.optional(v.pipe(v.string(), v.maxLength(60))),
    /** Email address of the operator who caused it. */
    operator: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX_LENGTH))),
    /** Public id of the member whom it concerns. */
    member: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    /** The first moment, and the first that is not included. */
    from: v.optional(timestampSchema),
    to: v.optional(timestampSchema),
    /** `next` of the page before. */
    after: v.optional(v.object({ at: timestampSchema, id: v.pipe(v.string(), v.maxLength(60)) })),
  }),
  answer: v.object({
    events: v.array(auditEventSchema),
    /** Where the next page starts; null on the last one. */
    next: v.nullable(v.object({ at: v.string(), id: v.string() })),
    /** Every kind of event that there is. */
    kinds: v.array(v.string()),
  }),
  errors: ['too-many-requests'],
  session: 'required',
})

const verifyAudit = endpoint('verifyAudit', {
  method: 'POST',
  path: '/api/studio/partners/:partner/audit/verify',
  summary: 'Whether each event of the audit trail of a partner is as it was written; reads the whole trail',
  params: ofPartner,
  answer: v.object({
    /** At most 100. */
    faults: v.array(v.object({ kind: v.picklist(['changed', 'removed', 'without-hash', 'hash-removed']), eventId: v.string() })),
    /** Number and hash of the newest event, to be kept outside of the installation; null for an empty trail. */
    head: v.nullable(v.object({ number: v.number(), hash: v.string() })),
  }),
  errors: ['too-many-requests'],
  session: 'required',
})

/** The calls of the studio about the audit trail. */
export const studioAuditEndpoints = { searchAudit, verifyAudit } as const
