import {
  cropOf,
  LEAST_UPLOAD,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  PICTURE_RATIO,
  UPLOAD_MAX_PIXELS,
  type Framing,
  type PictureFormat,
} from '@dining/contract/pictures'
import type { UploadRefusal } from '@dining/contract/studio'
import { fail, succeed, type Result } from '@dining/domain'
import type { Sharp } from 'sharp'

/** Increased when the same part is encoded in another way, since browsers keep a picture forever by its id. */
export const EDITION = 1

/** Px of the longest side of the kept copy, and of the one for choosing a part. */
const SOURCE_SIDE = 2400
const PREVIEW_SIDE = 1000
const THUMB = { width: 240, height: 150 }
/** Seconds after which decoding or encoding is given up. */
const SECONDS = 10

/** The first bytes of each accepted type: [offset, bytes as Latin-1] for each part. Everything else is refused before a decoder sees it. */
const SIGNATURES: readonly (readonly (readonly [offset: number, bytes: string])[])[] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
]

/** Loaded with the first picture: it is native code, which no other call needs. Only decoders of the accepted types are on. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'],
  })
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined

async function decoderOf(bytes: Uint8Array): Promise<Sharp> {
  loading ??= loadSharp()
  const sharp = await loading
  return sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error', sequentialRead: true }).timeout({ seconds: SECONDS })
}

/** The copies of an upload, without metadata. Sizes in px. */
export interface Encoded {
  readonly width: number
  readonly height: number
  readonly source: Buffer
  readonly preview: Buffer
  readonly thumb: Buffer
}

/**
 * Decodes an uploaded file and encodes it again: upright, in sRGB, without metadata, 2400 px at most. Anything that is no single picture of an accepted
 * type is refused; a file that is another type as well loses that part.
 */
export async function encodeUpload(file: Uint8Array): Promise<Result<Encoded, UploadRefusal>> {
  if (file.length === 0) return fail('empty')
  const isSigned = SIGNATURES.some((parts) =>
    parts.every(
      ([offset, bytes]) =>
        Buffer.from(file.buffer, file.byteOffset + offset, Math.min(bytes.length, Math.max(0, file.length - offset))).toString('latin1') ===
        bytes,
    ),
  )
  if (!isSigned) return fail('type')
  try {
    const { width, height, pages = 1 } = await (await decoderOf(file)).metadata()
    if (pages > 1) return fail('animated')
    if (width * height > UPLOAD_MAX_PIXELS) return fail('too-many-pixels')
    const upright = (await decoderOf(file)).autoOrient()
    const { data: source, info } = await upright
      .resize({ width: SOURCE_SIDE, height: SOURCE_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    if (info.width < LEAST_UPLOAD.width || info.height < LEAST_UPLOAD.height) return fail('too-small')
    const [preview, thumb] = [
      await (
        await decoderOf(source)
      )
        .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 75 })
        .toBuffer(),
      await (
        await decoderOf(source)
      )
        .resize({ ...THUMB, fit: 'cover' })
        .webp({ quality: 70 })
        .toBuffer(),
    ]
    return succeed({ width: info.width, height: info.height, source, preview, thumb })
  } catch (error) {
    // The decoder's own limit comes first for a header with too large a size.
    return fail(/pixel limit|exceeds/iu.test(String(error)) ? 'too-many-pixels' : 'broken')
  }
}

/** A part of a picture in a format and a width. */
export interface EncodedFile {
  readonly format: PictureFormat
  readonly width: number
  readonly bytes: Buffer
}

/** The files of a part of a picture, in each format and each width that does not enlarge it. */
export async function encodeFrame(
  source: Uint8Array,
  size: { readonly width: number; readonly height: number },
  framing: Framing,
): Promise<EncodedFile[]> {
  const { focus: _focus, ...area } = cropOf(size, framing)
  const files: EncodedFile[] = []
  for (const width of PICTURE_WIDTHS.filter((one) => one <= area.width)) {
    const sized = (await decoderOf(source)).extract(area).resize({ width, height: Math.round(width / PICTURE_RATIO), fit: 'fill' })
    for (const format of PICTURE_FORMATS) files.push({ format, width, bytes: await inFormat(sized, format) })
  }
  return files
}

/** Px of the largest width and height of a whole picture on a page, such as a page of a menu. */
const WHOLE = { width: 1200, height: 1600 }

/** The whole picture, which is not cut; its width is given as 0. */
export async function encodeWhole(source: Uint8Array): Promise<EncodedFile> {
  const sized = (await decoderOf(source)).resize({ ...WHOLE, fit: 'inside', withoutEnlargement: true })
  return { format: 'webp', width: 0, bytes: await inFormat(sized, 'webp') }
}

function inFormat(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  const own = picture.clone()
  if (format === 'avif') return own.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return own.webp({ quality: 78 }).toBuffer()
  return own.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
