import { MONTH_PATTERN, YEAR_PATTERN } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

/** A file for the member to store. */
const ownFileSchema = v.object({
  fileName: v.string(),
  mediaType: v.string(),
  /** Text, or bytes as base64. */
  encoding: v.picklist(['text', 'base64']),
  content: v.string(),
})
export type OwnFile = v.InferOutput<typeof ownFileSchema>

const getActivityFile = endpoint('getActivityFile', {
  method: 'GET',
  path: '/api/Member/ActivityFile',
  summary:
    'The activity of a month, of a year, or of all years, as a CSV file (RFC 4180, UTF-8 with a byte order mark) or as a statement in PDF, which has the newest lines',
  query: v.object({
    kind: v.picklist(['csv', 'pdf']),
    year: v.optional(v.pipe(v.string(), v.regex(YEAR_PATTERN), v.toNumber())),
    /** In place of a year. */
    month: v.optional(v.pipe(v.string(), v.regex(MONTH_PATTERN))),
  }),
  answer: ownFileSchema,
  session: 'required',
  errors: ['forbidden', 'too-many-requests'],
})

const exportOwnData = endpoint('exportOwnData', {
  method: 'POST',
  path: '/api/Member/Export',
  summary: 'Everything that is stored of the member, as one JSON file in the format of `accountExportSchema`',
  answer: ownFileSchema,
  session: 'required',
  reauthenticated: true,
  errors: ['reauthentication-required', 'forbidden', 'too-many-requests'],
})

/** The calls with which a member gets their own data. */
export const ownDataEndpoints = { getActivityFile, exportOwnData } as const
