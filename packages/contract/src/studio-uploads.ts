import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { IMPORT_KINDS } from './studio-imports.ts'
import { ofPartner, partnerSchema } from './studio-params.ts'

/** Characters of the text of a mapping file. */
export const MAPPING_MAX_LENGTH = 65_536

/** A kind of file that this operator may import on the page of this partner. */
const uploadKindSchema = v.object({
  kind: v.picklist(IMPORT_KINDS),
  /** Whether the file concerns every partner of the installation. */
  isOfAllPartners: v.boolean(),
  /** Whether a mapping file may name its fields. */
  takesMapping: v.boolean(),
  /** Whether it may have only what is new, changed or withdrawn. */
  takesChanges: v.boolean(),
  /** Whether it has to be encrypted with age. */
  isEncrypted: v.boolean(),
})
export type UploadKind = v.InferOutput<typeof uploadKindSchema>

const idSchema = v.pipe(v.string(), v.maxLength(60))
const ofUpload = v.object({ partner: partnerSchema, upload: idSchema })

/** The run that was started, or beside which field something is wrong. */
const startedSchema = v.variant('kind', [
  v.object({ kind: v.literal('started'), run: v.string() }),
  v.object({ kind: v.literal('refused'), field: v.picklist(['file', 'mapping']), text: v.string() }),
])

const getUploadKinds = endpoint('getUploadKinds', {
  method: 'GET',
  path: '/api/studio/partners/:partner/import-kinds',
  summary: 'The kinds of files that the operator may import for a partner, and how a file is sent',
  params: ofPartner,
  answer: v.object({
    kinds: v.array(uploadKindSchema),
    /** Bytes of the largest file, and of each part but the last one. */
    maxBytes: v.number(),
    partBytes: v.number(),
  }),
  session: 'required',
})

const beginUpload = endpoint('beginUpload', {
  method: 'POST',
  path: '/api/studio/partners/:partner/import-uploads',
  summary: 'Begins to receive a file to import; it is removed if it is not used for two hours',
  params: ofPartner,
  body: v.object({
    kind: v.picklist(IMPORT_KINDS),
    fileName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  answer: v.object({ upload: v.string() }),
  errors: ['forbidden', 'payload-too-large', 'too-many-requests'],
  session: 'required',
})

const putUploadPart = endpoint('putUploadPart', {
  method: 'PUT',
  path: '/api/studio/partners/:partner/import-uploads/:upload/parts/:part',
  summary: 'Keeps the next part of a file, as application/octet-stream; a part that is sent again changes nothing',
  params: v.object({ partner: partnerSchema, upload: idSchema, part: v.pipe(v.string(), v.regex(/^\d{1,7}$/u)) }),
  // The handler reads the part, after all checks.
  anyBody: true,
  answer: v.variant('kind', [
    /** How many parts are kept. */
    v.object({ kind: v.literal('kept'), parts: v.number() }),
    /** The file is removed. */
    v.object({ kind: v.literal('refused'), text: v.string() }),
  ]),
  errors: ['bad-request', 'not-found', 'payload-too-large', 'unsupported-media-type', 'too-many-requests'],
  session: 'required',
})

const previewUpload = endpoint('previewUpload', {
  method: 'POST',
  path: '/api/studio/partners/:partner/import-uploads/:upload/preview',
  summary: 'Reads a received file and counts what it would change; `getImport` shows the run that this starts',
  params: ofUpload,
  body: v.object({ mapping: v.nullable(v.pipe(v.string(), v.maxLength(MAPPING_MAX_LENGTH))), isChanges: v.boolean() }),
  answer: startedSchema,
  errors: ['not-found', 'unavailable', 'too-many-requests'],
  session: 'required',
})

const importUpload = endpoint('importUpload', {
  method: 'POST',
  path: '/api/studio/partners/:partner/import-uploads/:upload/import',
  summary: 'Imports a file as its preview has read it; once, however often it is called',
  params: ofUpload,
  body: v.object({ preview: idSchema }),
  answer: startedSchema,
  errors: ['not-found', 'unavailable', 'too-many-requests'],
  session: 'required',
})

const discardUpload = endpoint('discardUpload', {
  method: 'DELETE',
  path: '/api/studio/partners/:partner/import-uploads/:upload',
  summary: 'Removes a file that is not imported',
  params: ofUpload,
  answer: v.object({}),
  keepalive: true,
  errors: ['too-many-requests'],
  session: 'required',
})

/** The calls of the studio that import a file. */
export const studioUploadEndpoints = { getUploadKinds, beginUpload, putUploadPart, previewUpload, importUpload, discardUpload } as const
