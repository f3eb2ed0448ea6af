import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { ofPartner, partnerSchema } from './studio-params.ts'

/** What a file that is imported contains. */
export const IMPORT_KINDS = ['merchants', 'feed', 'flex-offers', 'bonuses', 'partner-cards'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Null while unknown: most imports count these at their end. */
const count = v.nullable(v.number())

const importSchema = v.object({
  id: v.string(),
  kind: v.picklist(IMPORT_KINDS),
  fileName: v.string(),
  /** Whether the file concerns every partner of the installation. */
  isOfAllPartners: v.boolean(),
  /** Who started it; `name` is the email address of an operator, else ''. */
  by: v.object({ kind: v.picklist(['command', 'operator']), name: v.string() }),
  /** `interrupted`: it has given no sign for some minutes, by the clock of the API. */
  state: v.picklist(['running', 'done', 'failed', 'interrupted']),
  startedAt: v.string(),
  /** Its last sign while it ran. */
  seenAt: v.string(),
  endedAt: v.nullable(v.string()),
  /** What the counts do not say about how it ended, and what to do; null for nothing. */
  note: v.nullable(v.string()),
  counts: v.object({
    /** Rows that were read, and those of them that were refused. */
    read: v.number(),
    refused: v.number(),
    added: count,
    changed: count,
    unchanged: count,
    /** Taken out, by a row or because the file does not name it. */
    withdrawn: count,
    /** Transactions that are kept because no member or restaurant is known for them. */
    unmatched: count,
  }),
})
export type StudioImport = v.InferOutput<typeof importSchema>

/** A reason why a row was refused, in words without values of the file. A row with several issues has several of them. */
const refusedRowSchema = v.object({
  line: v.number(),
  reason: v.string(),
  /** What to do. */
  remedy: v.string(),
})
export type RefusedRow = v.InferOutput<typeof refusedRowSchema>

const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u)), '1')
const ofRun = v.object({ partner: partnerSchema, run: v.pipe(v.string(), v.maxLength(60)) })

const listImports = endpoint('listImports', {
  method: 'GET',
  path: '/api/studio/partners/:partner/imports',
  summary: 'Imports of files for a partner and for all partners, the newest first, 20 on a page',
  params: ofPartner,
  query: v.object({ kind: v.optional(v.picklist(IMPORT_KINDS)), page }),
  answer: v.object({ imports: v.array(importSchema), total: v.number(), pageSize: v.number() }),
  errors: ['too-many-requests'],
  session: 'required',
})

const getImport = endpoint('getImport', {
  method: 'GET',
  path: '/api/studio/partners/:partner/imports/:run',
  summary: 'An import with why its rows were refused, 50 on a page; the first 1,000 are kept',
  params: ofRun,
  query: v.object({ page }),
  answer: v.object({
    import: importSchema,
    refused: v.array(refusedRowSchema),
    /** How many are kept. */
    kept: v.number(),
    pageSize: v.number(),
  }),
  errors: ['not-found', 'too-many-requests'],
  session: 'required',
})

const getRefusedRows = endpoint('getRefusedRows', {
  method: 'GET',
  path: '/api/studio/partners/:partner/imports/:run/refused',
  summary: 'The lines of all kept refusals of an import as a CSV file (RFC 4180, UTF-8 with a byte order mark)',
  params: ofRun,
  answer: v.object({ fileName: v.string(), content: v.string() }),
  errors: ['not-found', 'too-many-requests'],
  session: 'required',
})

/** The calls of the studio about imports of files. */
export const studioImportEndpoints = { listImports, getImport, getRefusedRows } as const
