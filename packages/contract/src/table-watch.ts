import { isDate, TABLE_WATCH_STATES, TABLE_WATCH_TOKEN_PATTERN } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { merchantIdSchema } from './merchant.ts'
import { localIsoSchema, partySchema, slotIdSchema, timeSchema } from './table-parts.ts'

const dateSchema = v.pipe(v.string(), v.isoDate(), v.check(isDate))

/** A table that a member waits for. Times without a date are by the restaurant's 24-hour clock. */
const tableWatchSchema = v.object({
  id: v.string(),
  merchantId: v.string(),
  merchantName: v.string(),
  timeZone: v.string(),
  date: dateSchema,
  party: partySchema,
  /** The window, with both ends. */
  from: timeSchema,
  until: timeSchema,
  /** When its window begins: until then we watch. */
  startsAt: localIsoSchema,
  state: v.picklist(TABLE_WATCH_STATES),
  /** The table whose link works (`found` only). */
  table: v.nullable(v.object({ slotId: slotIdSchema, time: localIsoSchema, linkUntil: v.string() })),
})
export type TableWatch = v.InferOutput<typeof tableWatchSchema>

const partiesSchema = v.object({ least: v.number(), most: v.number() })

const createTableWatch = endpoint('createTableWatch', {
  method: 'POST',
  path: '/api/merchants/:merchantId/reservations/watches',
  summary:
    'Watches for a table, and mails its link once one is free. A call for the same place, date and party has the same watch, with the new window.',
  params: v.object({ merchantId: merchantIdSchema }),
  body: v.object({ date: dateSchema, party: partySchema, from: timeSchema, until: timeSchema }),
  answer: v.variant('kind', [
    v.object({ kind: v.literal('watching'), watch: tableWatchSchema }),
    /** As many as a member can have are running. */
    v.object({ kind: v.literal('limit'), most: v.number() }),
    /** The window has begun. */
    v.object({ kind: v.literal('past') }),
    /** The restaurant seats no guests within the window. */
    v.object({ kind: v.literal('closed') }),
    v.object({ kind: v.literal('tooFar'), lastDate: dateSchema }),
    v.object({ kind: v.literal('tooBig'), parties: partiesSchema }),
    v.object({ kind: v.literal('tooSmall'), parties: partiesSchema }),
  ]),
  session: 'required',
  errors: ['not-found', 'forbidden', 'validation-failed', 'too-many-requests'],
})

const getTableWatches = endpoint('getTableWatches', {
  method: 'GET',
  path: '/api/Member/TableWatches',
  summary: 'The tables that the member watches for, the next first, and those of the last days that found none',
  answer: v.object({ watches: v.array(tableWatchSchema), most: v.number() }),
  session: 'required',
  errors: ['not-found'],
})

const stopTableWatch = endpoint('stopTableWatch', {
  method: 'DELETE',
  path: '/api/Member/TableWatches/:watchId',
  summary: 'Stops watching at once, and its link. A repeated call has the same effect.',
  params: v.object({ watchId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }),
  answer: v.object({ watch: tableWatchSchema }),
  session: 'required',
  errors: ['not-found', 'too-many-requests'],
})

const getTableWatchLink = endpoint('getTableWatchLink', {
  method: 'GET',
  path: '/api/Member/TableWatchLink',
  summary:
    'The watch of a mailed link; its state says whether the link works. Null for a link that another one has replaced, or of another member. It books nothing.',
  query: v.object({ watchToken: v.pipe(v.string(), v.regex(TABLE_WATCH_TOKEN_PATTERN)) }),
  answer: v.object({ watch: v.nullable(tableWatchSchema) }),
  session: 'required',
  errors: ['not-found', 'too-many-requests'],
})

/** The calls of watches, which the client loads with the first of them. */
export const tableWatchEndpoints = { createTableWatch, getTableWatches, stopTableWatch, getTableWatchLink } as const
