import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

import { UPLOAD_MAX_BYTES } from '@dining/contract/pictures'
import type { StudioPicture } from '@dining/contract/studio'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'

import type { Reply } from '../../../testing/browser.ts'
import { addOperator, signedInOperator, withStudio } from '../../../testing/operator-browser.ts'
import { halves, jpegOf, uploadFile } from '../../../testing/pictures.ts'
import { testApi } from '../../../testing/test-api.ts'
import { limitsOf } from '../../limit-table.ts'

const api = await testApi()
afterAll(() => api.close())
await addOperator(api, 'attacker@studio.example', ['one'])
const operator = await signedInOperator(withStudio(api), 'attacker@studio.example')
const upload = (file: Uint8Array | ReadableStream, headers: Readonly<Record<string, string>> = {}) =>
  uploadFile(operator, 'one', file, headers)
/** The kept copies. */
const sources = async () => {
  const rows = await api.store.owner((tx) => tx.selectFrom('picture').select('source').execute())
  return rows.map(({ source }) => Buffer.from(source))
}

beforeEach(() =>
  api.store.owner(async (tx) => {
    for (const table of ['picture', 'rate_limit'] as const) await tx.deleteFrom(table).execute()
  }),
)

/** A PNG whose header promises a size that its data do not have. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
describe('a file that is no picture', () => {
  async function animated(): Promise<Buffer> {
    const frames = await Promise.all([jpegOf(700, 500), halves(700, 500).negate().jpeg().toBuffer()])
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  it.each<readonly [what: string, reason: string, file: () => Promise<Buffer> | Buffer]>([
    ['nothing', 'empty', () => Buffer.alloc(0)],
    ['two bytes', 'type', () => Buffer.from([0xff, 0xd8])],
    ['a page', 'type', () => Buffer.from('<html><script>alert(1)</script>')],
    ['an SVG', 'type', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>')],
    ['a GIF', 'type', () => halves().gif().toBuffer()],
    ['a TIFF', 'type', () => halves().tiff().toBuffer()],
    ['a PDF with the extension of a picture', 'type', () => Buffer.from('%PDF-1.7 …')],
    [
      'an SVG behind the first bytes of a JPEG',
      'broken',
      () => Buffer.from('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>', 'latin1'),
    ],
    [
      'random bytes behind those of a WebP',
      'broken',
      () => Buffer.concat([Buffer.from('RIFF\x00\x10\x00\x00WEBPVP8 '), createHash('sha512').update('x').digest()]),
    ],
    ['half a JPEG', 'broken', async () => (await jpegOf()).subarray(0, 6_000)],
    ['a PNG of 30,000 × 30,000 px in its header', 'too-many-pixels', () => pngHeader(30_000, 30_000)],
    ['a PNG with a tenth of its pixels', 'broken', () => pngHeader(1_000, 1_000)],
    ['an animated WebP', 'animated', animated],
    ['a picture of one pixel', 'too-small', () => jpegOf(1, 1)],
    ['a picture that is narrower than the largest preset', 'too-small', () => jpegOf(599, 900)],
  ])('is refused: %s', async (_, reason, file) => {
    expect((await upload(await file())).body).toEqual({ kind: 'refused', reason })
    expect(await sources()).toEqual([])
  })

  it('loses what is appended to a picture', async () => {
    const both = Buffer.concat([await jpegOf(), Buffer.from('PK\x03\x04 a ZIP file <script>alert(1)</script>')])
    const { body } = await upload(both)
    const { picture } = body as { readonly picture: StudioPicture }
    expect([picture.width, picture.height]).toEqual([1600, 1000])
    const [source] = await sources()
    expect(source?.includes('<script>')).toBe(false)
  })

  it('is refused by its media type, its length and its real length', async () => {
    const file = await jpegOf()
    const codeOf = async (reply: Promise<Reply>) => (await reply).problem.code
    expect(await codeOf(upload(file, { 'content-type': 'image/jpeg' }))).toBe('unsupported-media-type')
    expect(await codeOf(upload(file, { 'content-type': 'multipart/form-data; boundary=x' }))).toBe('unsupported-media-type')
    expect(await codeOf(upload(Buffer.alloc(UPLOAD_MAX_BYTES + 1)))).toBe('payload-too-large')
    expect(await codeOf(upload(file, { 'content-length': String(UPLOAD_MAX_BYTES + 1) }))).toBe('payload-too-large')
  })
})

describe('many uploads at once', () => {
  it('wait for one that is slow, up to a limit, and the others are to try again', async () => {
    const file = new Uint8Array(await jpegOf(700, 500))
    const [started, released] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
    const slow = upload(
      new ReadableStream(
        {
          async pull(body) {
            started.resolve(null)
            await released.promise
            body.enqueue(file)
            body.close()
          },
        },
        // Nothing is pulled before the API reads, so that the others come after this one.
        { highWaterMark: 0 },
      ),
    )
    await started.promise
    const refused: Reply[] = []
    const others = Array.from({ length: 13 }, async () => {
      const reply = await upload(file)
      if (reply.status === 503) refused.push(reply)
      if (refused.length === 5) released.resolve(null)
      return reply.status
    })
    const statuses = await Promise.all(others)
    expect([statuses.filter((status) => status === 200).length, refused.length, (await slow).status]).toEqual([8, 5, 200])
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(await sources()).toHaveLength(1)
  })

  it('are limited per client', async () => {
    const limits = limitsOf('uploadPicture', api.deps.settings.limitScale)
    expect(limits.map(({ per }) => per)).toEqual(['address', 'network', 'all'])
    expect((await upload(Buffer.alloc(0))).status).toBe(200)
    await api.store.owner((tx) =>
      tx
        .updateTable('rate_limit')
        .set({ count: limits[0]?.count ?? 0 })
        .execute(),
    )
    expect((await upload(Buffer.alloc(0))).problem.code).toBe('too-many-requests')
  })
})
