import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { framingSchema, pictureIdSchema } from './pictures.ts'
import { ofPartner, partnerSchema, setSchema } from './studio-params.ts'

/** A place where a picture is used: an entry in a version that visitors see or will see, or that is being written. */
const pictureUseSchema = v.object({ set: setSchema, slug: v.string() })

/** An uploaded picture. Its size is that of the kept copy, in px. */
const pictureSchema = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  at: v.string(),
  by: v.string(),
  /** The address of a small copy, as data. */
  thumb: v.string(),
  uses: v.array(pictureUseSchema),
})
export type StudioPicture = v.InferOutput<typeof pictureSchema>

/** Why a file was not accepted. */
const UPLOAD_REFUSALS = ['empty', 'type', 'animated', 'too-small', 'too-many-pixels', 'broken', 'too-many'] as const
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number]

const ofPicture = v.object({ partner: partnerSchema, picture: pictureIdSchema })

const listPictures = endpoint('listPictures', {
  method: 'GET',
  path: '/api/studio/partners/:partner/pictures',
  summary: 'The uploaded pictures of a partner, the newest first, 24 on a page',
  params: ofPartner,
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u)), '1') }),
  answer: v.object({ pictures: v.array(pictureSchema), total: v.number(), pageSize: v.number() }),
  session: 'required',
})

const uploadPicture = endpoint('uploadPicture', {
  method: 'POST',
  path: '/api/studio/partners/:partner/pictures',
  summary: 'Keeps a copy of a picture without its metadata: a JPEG, PNG, WebP or AVIF file as application/octet-stream, of 10 MB at most',
  params: ofPartner,
  // The handler reads the file, after all checks.
  anyBody: true,
  answer: v.variant('kind', [
    v.object({ kind: v.literal('done'), picture: pictureSchema }),
    v.object({ kind: v.literal('refused'), reason: v.picklist(UPLOAD_REFUSALS) }),
  ]),
  errors: ['payload-too-large', 'unsupported-media-type', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const getPicture = endpoint('getPicture', {
  method: 'GET',
  path: '/api/studio/partners/:partner/pictures/:picture',
  summary: 'An uploaded picture, large enough to choose its part',
  params: ofPicture,
  answer: v.object({ id: v.string(), width: v.number(), height: v.number(), preview: v.string() }),
  errors: ['not-found'],
  session: 'required',
})

const deletePicture = endpoint('deletePicture', {
  method: 'DELETE',
  path: '/api/studio/partners/:partner/pictures/:picture',
  summary: 'Removes an uploaded picture that no entry uses',
  params: ofPicture,
  answer: v.variant('kind', [
    v.object({ kind: v.literal('done') }),
    v.object({ kind: v.literal('used'), uses: v.array(pictureUseSchema) }),
  ]),
  errors: ['not-found'],
  session: 'required',
})

const framePicture = endpoint('framePicture', {
  method: 'POST',
  path: '/api/studio/partners/:partner/pictures/:picture/frame',
  summary: 'The address of a part of an uploaded picture in the presets of the site; the same part has the same address',
  params: ofPicture,
  body: framingSchema,
  answer: v.object({
    /** Path on the partner's site. */
    address: v.string(),
    /** Where the focal point is in this part, in percent. */
    focus: v.object({ x: v.number(), y: v.number() }),
  }),
  errors: ['not-found', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const getFramedPicture = endpoint('getFramedPicture', {
  method: 'GET',
  path: '/api/studio/partners/:partner/framed-pictures/:picture',
  summary: 'The upload and the part that an address of the site shows',
  params: ofPicture,
  answer: v.object({ picture: v.string(), framing: framingSchema, thumb: v.string() }),
  errors: ['not-found'],
  session: 'required',
})

/** The calls of the studio about pictures. */
export const pictureEndpoints = { listPictures, uploadPicture, getPicture, deletePicture, framePicture, getFramedPicture } as const
