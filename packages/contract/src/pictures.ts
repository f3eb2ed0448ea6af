import { UPLOAD_ID } from '@dining/domain/uploads'
import * as v from 'valibot'

export const pictureIdSchema = v.pipe(v.string(), v.regex(UPLOAD_ID))

/** Width over height of every picture on a site (IMG-02). */
export const PICTURE_RATIO = 1.6
/** Widths in which each picture is kept: the presets, and twice the largest for dense screens (IMG-03). */
export const PICTURE_WIDTHS = [200, 500, 600, 1200] as const
/** Least width and height of an upload in px: the largest preset is never enlarged. */
export const LEAST_UPLOAD = { width: 600, height: 375 } as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Most bytes of an uploaded file. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
/** Most px of an uploaded file: width times height. */
export const UPLOAD_MAX_PIXELS = 50_000_000

/** Largest zoom, in percent; 100 is the largest part of the picture that has the ratio. */
export const MAX_ZOOM = 300

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
/** Which part of an upload a picture shows: its focal point from the left and from the top, and how much it is enlarged, all in percent. */
export const framingSchema = v.object({
  x: percent,
  y: percent,
  zoom: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(MAX_ZOOM)),
})
export type Framing = v.InferOutput<typeof framingSchema>

interface Size {
  readonly width: number
  readonly height: number
}

interface Crop extends Size {
  readonly left: number
  readonly top: number
  /** Where the focal point is in the crop, in percent. */
  readonly focus: { readonly x: number; readonly y: number }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * The part of an upload that a picture shows, in px: of the ratio 1.6, with the focal point as close to its centre as the edges permit.
 * Never narrower than the largest preset.
 */
export function cropOf({ width, height }: Size, { x, y, zoom }: Framing): Crop {
  const widest = Math.min(width, height * PICTURE_RATIO)
  const w = Math.round(clamp((widest * 100) / zoom, Math.min(LEAST_UPLOAD.width, widest), widest))
  const h = Math.min(Math.round(w / PICTURE_RATIO), height)
  const [focusX, focusY] = [(x / 100) * width, (y / 100) * height]
  const left = Math.round(clamp(focusX - w / 2, 0, width - w))
  const top = Math.round(clamp(focusY - h / 2, 0, height - h))
  const share = (part: number, whole: number) => clamp(Math.round((part / whole) * 100), 0, 100)
  return { left, top, width: w, height: h, focus: { x: share(focusX - left, w), y: share(focusY - top, h) } }
}

/** The largest zoom of an upload that keeps the crop as wide as the largest preset, in percent. */
export const largestZoom = ({ width, height }: Size): number =>
  clamp(Math.floor((Math.min(width, height * PICTURE_RATIO) * 100) / LEAST_UPLOAD.width), 100, MAX_ZOOM)

/** Path of the file of a picture, outside /api: for a partner's web servers alone. */
export const PICTURE_FILE_PATH = '/picture-file'
/** The query of `PICTURE_FILE_PATH`; the widest file that is no wider is the answer. */
export const pictureFileSchema = v.object({
  id: pictureIdSchema,
  format: v.picklist(PICTURE_FORMATS),
  width: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
})
