import { CONTENT_NOTE_MAX_LENGTH } from '@dining/domain'
import * as v from 'valibot'

import { partnerSchema, setSchema } from './studio-params.ts'

/** The status of a version of an entry. Visitors see the newest one that is published, or scheduled and due; after `unpublished` they see none. */
const CONTENT_STATUSES = ['draft', 'published', 'scheduled', 'unpublished'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

const slugSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^\w[\w.-]*$/u))
export const fieldsSchema = v.record(v.string(), v.unknown())
export const noteSchema = v.pipe(v.string(), v.trim(), v.maxLength(CONTENT_NOTE_MAX_LENGTH))
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp())

/** One version of an entry, with its author, time and reason. */
const versionSchema = v.object({
  version: v.number(),
  status: v.picklist(CONTENT_STATUSES),
  fields: fieldsSchema,
  /** When a scheduled version is shown. */
  publishAt: v.nullable(v.string()),
  /** Number of the version whose schedule this version cancels or changes. */
  cancels: v.nullable(v.number()),
  at: v.string(),
  by: v.string(),
  note: v.string(),
})
export type ContentVersion = v.InferOutput<typeof versionSchema>

/** What was done about the approval of a version; see `approvalSchema`. */
const APPROVAL_STEPS = ['asked', 'approved', 'sent-back'] as const

/** A step of an approval, with its author, time and note. */
const approvalStepSchema = v.object({
  kind: v.picklist(APPROVAL_STEPS),
  /** The version that it is about; an approval is followed by the version that is published, whose number is the next one. */
  version: v.number(),
  /** When it is to be shown; null at once. */
  publishAt: v.nullable(v.string()),
  /** Who wrote the words or asked for the approval, and therefore cannot approve. */
  writers: v.array(v.string()),
  at: v.string(),
  by: v.string(),
  note: v.string(),
})
export type ApprovalStep = v.InferOutput<typeof approvalStepSchema>

/** Publishing by two people. */
const approvalSchema = v.object({
  /** Whether the partner's switch is on, so that nothing is published without an approval. */
  isRequired: v.boolean(),
  /** The question that no publisher has answered yet; null if there is none, and after a newer version. */
  waiting: v.nullable(approvalStepSchema),
  /** The newest first. */
  steps: v.array(approvalStepSchema),
})

/** An entry with all its versions, the newest first. */
export const historySchema = v.object({
  versions: v.array(versionSchema),
  /** Number of the version that visitors see now; null if they see none. */
  shown: v.nullable(v.number()),
  approval: approvalSchema,
})
export type ContentHistory = v.InferOutput<typeof historySchema>

/** An entry in the list of its set. */
export const summarySchema = v.object({
  set: setSchema,
  slug: v.string(),
  /** Of the newest version. */
  status: v.picklist(CONTENT_STATUSES),
  version: v.number(),
  publishAt: v.nullable(v.string()),
  at: v.string(),
  by: v.string(),
  /** Number of the version that visitors see now; null if they see none. */
  shown: v.nullable(v.number()),
  /** The next version that is shown without further action, and when; null if there is none. */
  next: v.nullable(v.object({ version: v.number(), at: v.string() })),
  /** Whether the newest version waits for approval, or was sent back with a note; null for neither. */
  approval: v.nullable(v.picklist(['waiting', 'sent-back'])),
})
export type ContentSummary = v.InferOutput<typeof summarySchema>

export const findingSchema = v.object({
  /** Path in the entry's fields, such as `user_states.0.headline`; "" for the entry as a whole. */
  path: v.string(),
  kind: v.string(),
  problem: v.string(),
  remedy: v.string(),
})
export type ContentFinding = v.InferOutput<typeof findingSchema>

export const ofEntry = v.object({ partner: partnerSchema, set: setSchema, slug: slugSchema })
/** The number of the version that the editor has open; if a newer one exists, the request is answered with it and does not overwrite it. */
export const base = { base: v.nullable(v.number()), note: noteSchema }

/** The result of a change: done, another editor's newer version exists, or the fields cannot be shown. */
export const changeSchema = v.variant('kind', [
  v.object({ kind: v.literal('done'), ...historySchema.entries }),
  v.object({ kind: v.literal('newer'), ...historySchema.entries }),
  v.object({ kind: v.literal('refused'), findings: v.array(findingSchema) }),
])
export type ContentChange = v.InferOutput<typeof changeSchema>
