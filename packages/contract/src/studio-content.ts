import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { base, changeSchema, fieldsSchema, findingSchema, historySchema, ofEntry, summarySchema, timestampSchema } from './studio-entry.ts'
import { ofPartner, setSchema } from './studio-params.ts'

/** A part of a text: a found word, or the text around it. */
const pieceSchema = v.object({ text: v.string(), isFound: v.boolean() })
export type ContentPiece = v.InferOutput<typeof pieceSchema>

/** An entry that a search found. */
const foundEntrySchema = v.object({
  entry: summarySchema,
  /** Number of the version whose text was found: the newest one if it has the words, else one that visitors see or will see. */
  version: v.number(),
  /** The first texts that were found, in reading order. `path` is the location in the entry's fields; "" for its name. */
  places: v.array(v.object({ path: v.string(), pieces: v.array(pieceSchema) })),
  /** Texts that were found and are not in `places`. */
  more: v.number(),
})
export type FoundEntry = v.InferOutput<typeof foundEntrySchema>

/** Characters of a search; longer ones are refused. */
export const SEARCH_MAX_LENGTH = 100

/** A moment at which visitors begin to see an entry or another version of it, or no longer see it. */
export const calendarEventSchema = v.object({
  at: v.string(),
  kind: v.picklist(['starts', 'changes', 'ends']),
  /** Whether the moment has come. */
  isPast: v.boolean(),
  set: setSchema,
  slug: v.string(),
  version: v.number(),
  by: v.string(),
})
export type CalendarEvent = v.InferOutput<typeof calendarEventSchema>

/** Days between the ends of a calendar: a month, or the six weeks that a page of one shows. */
const CALENDAR_MAX_DAYS = 43

/** A token that texts of a partner may contain. */
const tokenSchema = v.object({
  name: v.string(),
  /** Its value for a visitor who is not signed in; "" if only members have a value. */
  value: v.string(),
  kind: v.picklist(['words', 'link']),
})
export type ContentToken = v.InferOutput<typeof tokenSchema>

const listContent = endpoint('listContent', {
  method: 'GET',
  path: '/api/studio/partners/:partner/entries',
  summary: 'Every entry of a partner with its state, and the tokens that its texts may hold',
  params: ofPartner,
  answer: v.object({ entries: v.array(summarySchema), tokens: v.array(tokenSchema) }),
  session: 'required',
})

const searchContent = endpoint('searchContent', {
  method: 'GET',
  path: '/api/studio/partners/:partner/search',
  summary: 'The entries of all sets whose name or texts contain every word, drafts and what is scheduled included; the best 50',
  params: ofPartner,
  query: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH)), '') }),
  answer: v.object({
    /** Entries that were found, also those that are not in `found`. */
    total: v.number(),
    found: v.array(foundEntrySchema),
  }),
  errors: ['too-many-requests'],
  session: 'required',
})

const listCalendar = endpoint('listCalendar', {
  method: 'GET',
  path: '/api/studio/partners/:partner/calendar',
  summary:
    'When entries begin, change and end on the site, as people scheduled, published and took them off; from `from` until before `to`',
  params: ofPartner,
  query: v.pipe(
    v.object({ from: timestampSchema, to: timestampSchema }),
    v.check(
      ({ from, to }) => Date.parse(from) < Date.parse(to) && Date.parse(to) - Date.parse(from) <= CALENDAR_MAX_DAYS * 86_400_000,
      'between a moment and 43 days',
    ),
  ),
  answer: v.object({ events: v.array(calendarEventSchema) }),
  session: 'required',
})

const getContentEntry = endpoint('getContentEntry', {
  method: 'GET',
  path: '/api/studio/partners/:partner/entries/:set/:slug',
  summary: 'An entry with its history, the newest version first; none for one that is yet to be written',
  params: ofEntry,
  answer: historySchema,
  session: 'required',
})

const saveContentDraft = endpoint('saveContentDraft', {
  method: 'PUT',
  path: '/api/studio/partners/:partner/entries/:set/:slug/draft',
  summary: 'Adds a draft; no visitor sees it',
  params: ofEntry,
  body: v.object({ ...base, fields: fieldsSchema }),
  answer: changeSchema,
  session: 'required',
})

const publishContent = endpoint('publishContent', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/publish',
  summary: 'Shows these fields to visitors, or the newest version, now or from a time on',
  params: ofEntry,
  body: v.object({ ...base, at: v.nullable(timestampSchema), fields: v.optional(fieldsSchema) }),
  answer: changeSchema,
  session: 'required',
})

const cancelContentSchedule = endpoint('cancelContentSchedule', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/cancel-schedule',
  summary: 'Cancels the schedule of a version, so that visitors never see it',
  params: ofEntry,
  body: v.object({ ...base, version: v.number() }),
  answer: changeSchema,
  session: 'required',
})

const rescheduleContent = endpoint('rescheduleContent', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/reschedule',
  summary: 'Gives a scheduled version another time, as a new version',
  params: ofEntry,
  body: v.object({ ...base, version: v.number(), at: timestampSchema }),
  answer: changeSchema,
  session: 'required',
})

const unpublishContent = endpoint('unpublishContent', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/unpublish',
  summary: 'Takes an entry off the site',
  params: ofEntry,
  body: v.object(base),
  answer: changeSchema,
  session: 'required',
})

const rollBackContent = endpoint('rollBackContent', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/rollback',
  summary: 'Publishes the fields of an older version again, as a new one',
  params: ofEntry,
  body: v.object({ ...base, version: v.number() }),
  answer: changeSchema,
  session: 'required',
})

const checkContent = endpoint('checkContent', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/check',
  summary: 'What is wrong with fields that are being written; nothing is kept',
  params: ofEntry,
  body: v.object({ fields: fieldsSchema }),
  answer: v.object({ findings: v.array(findingSchema) }),
  session: 'required',
})

const createPreviewLink = endpoint('createPreviewLink', {
  method: 'POST',
  path: '/api/studio/partners/:partner/preview-link',
  summary: 'A signed link, valid for a while, that shows a page of the site with its drafts',
  params: ofPartner,
  body: v.object({ path: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?:[\w-][\w\-./?=&%~+,]*)?$/u)) }),
  answer: v.object({ url: v.string(), expiresAt: v.string() }),
  errors: ['forbidden'],
  session: 'required',
})

/** Calls about the content of a partner. */
export const contentEndpoints = {
  listContent,
  searchContent,
  listCalendar,
  getContentEntry,
  saveContentDraft,
  publishContent,
  cancelContentSchedule,
  rescheduleContent,
  unpublishContent,
  rollBackContent,
  checkContent,
  createPreviewLink,
} as const
