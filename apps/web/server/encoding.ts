import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A body in its stored encodings. */
export interface Encoded {
  readonly identity: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that the browser accepts. */
export function acceptedEncoding(accepted = ''): Encoding {
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** The smallest encoding that the browser accepts, among the existing ones. */
export function chooseEncoding(body: Encoded, accepted = ''): { readonly encoding: Encoding; readonly bytes: Buffer } {
  if (body.br && accepted.includes('br')) return { encoding: 'br', bytes: body.br }
  if (body.gzip && accepted.includes('gzip')) return { encoding: 'gzip', bytes: body.gzip }
  return { encoding: 'identity', bytes: body.identity }
}

/** The Content-Encoding header; none for unencoded bytes. */
export function encodingHeader(encoding: Encoding): Readonly<Record<string, string>> {
  return encoding === 'identity' ? {} : { 'content-encoding': encoding }
}

/** Brotli's quality for a body that is sent once while a visitor waits, for a stored body, and for compression in the background. */
const QUALITY = { once: 4, kept: 9, tightest: 11 } as const
/** A window of 64 kB, for which the encoder's tables are 1 MB: for the default one they are 30 MB, which takes five times as long to allocate. */
const WINDOW = { once: 16, kept: 16, tightest: 22 } as const
const GZIP_LEVEL = { kept: 9, once: 4 } as const

async function brotli(bytes: Buffer, use: keyof typeof QUALITY): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[use],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW[use],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** All encodings, for a stored page. */
export async function encodeAll(text: string): Promise<Encoded> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([brotli(identity, 'kept'), promisify(gzip)(identity, { level: GZIP_LEVEL.kept })])
  return { identity, br, gzip: gz }
}

/** The same page in a smaller size, which takes a tenth of a second of a core. */
export async function encodeTighter(page: Encoded): Promise<Encoded> {
  return { ...page, br: await brotli(page.identity, 'tightest') }
}

/** Only the encoding that this browser accepts, for a page that is sent once. */
export async function encodeOnce(text: string, accepted = ''): Promise<Encoded> {
  const identity = Buffer.from(text)
  if (accepted.includes('br')) return { identity, br: await brotli(identity, 'once'), gzip: undefined }
  if (accepted.includes('gzip')) return { identity, br: undefined, gzip: await promisify(gzip)(identity, { level: GZIP_LEVEL.once }) }
  return { identity, br: undefined, gzip: undefined }
}
