import { PARTNER_HEADER } from '@dining/contract'
import { PICTURE_FILE_PATH, type Framing } from '@dining/contract/pictures'
import { uploadOf } from '@dining/domain/uploads'
import { studioEndpoints, type ContentChange, type StudioPicture } from '@dining/contract/studio'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { testSigner } from '../../../testing/caller-keys.ts'
import { addOperator, signedInOperator, withStudio } from '../../../testing/operator-browser.ts'
import { halves, jpegOf, uploadFile } from '../../../testing/pictures.ts'
import { testApi } from '../../../testing/test-api.ts'

const api = await testApi()
afterAll(() => api.close())
const app = withStudio(api)
await addOperator(api, 'photographer@studio.example', ['one'])
await addOperator(api, 'other@studio.example', ['two'])
const [ours, theirs] = [await signedInOperator(app, 'photographer@studio.example'), await signedInOperator(app, 'other@studio.example')]
const as = { one: ours, two: theirs }
type PartnerId = keyof typeof as

beforeEach(() =>
  api.store.owner(async (tx) => {
    for (const table of ['picture', 'content_entry', 'rate_limit'] as const) await tx.deleteFrom(table).execute()
  }),
)

async function uploaded(file: Uint8Array, partner: PartnerId = 'one'): Promise<StudioPicture> {
  const { body } = await uploadFile(as[partner], partner, file)
  return (body as { readonly picture: StudioPicture }).picture
}
const MIDDLE: Framing = { x: 50, y: 50, zoom: 100 }
const frame = (picture: string, framing = MIDDLE, partner: PartnerId = 'one') =>
  as[partner].call(studioEndpoints.framePicture, { params: { partner, picture }, body: framing })
const addressOf = async (picture: string, framing = MIDDLE, partner: PartnerId = 'one') =>
  ((await frame(picture, framing, partner)).body as { readonly address: string }).address

/** What the web server of a partner gets. */
async function fileOf(address: string, { partner = 'one', format = 'webp', width = '600' } = {}): Promise<Response> {
  const path = `${PICTURE_FILE_PATH}?${new URLSearchParams({ id: uploadOf(address) ?? address, format, width }).toString()}`
  const proof = testSigner(partner)({ method: 'GET', path, requestId: '' })
  return api.app.request(`http://api${path}`, { headers: { [PARTNER_HEADER]: partner, ...proof } })
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

const params = { partner: 'one', set: 'earn_banner' as const, slug: 'patio' }
const banner = (image: string, alt = 'A patio') => ({
  text: [{ type: 'text', fields: { text_mobile: 'Dine outside' } }],
  image,
  image_mobile_alt_text: alt,
})
const draft = async (image: string, base: number | null = null, alt?: string) =>
  (await ours.call(studioEndpoints.saveContentDraft, { params, body: { base, note: '', fields: banner(image, alt) } }))
    .body as ContentChange
const publish = async (image: string, base: number | null = null, alt?: string) =>
  (await ours.call(studioEndpoints.publishContent, { params, body: { base, note: '', at: null, fields: banner(image, alt) } }))
    .body as ContentChange
const remove = (picture: string) => ours.call(studioEndpoints.deletePicture, { params: { partner: 'one', picture } })

describe('an uploaded picture', () => {
  it.each(['avif', 'webp', 'jpeg'] as const)('is a file of each preset width in %s [IMG-02] [IMG-03]', async (format) => {
    const address = await addressOf((await uploaded(await jpegOf())).id)
    for (const [width, height] of [
      [200, 125],
      [500, 313],
      [600, 375],
      [1200, 750],
    ]) {
      const answer = await fileOf(address, { format, width: String(width) })
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
      const file = await sharp(await bytesOf(answer)).metadata()
      expect([file.format, file.width, file.height]).toEqual([format === 'avif' ? 'heif' : format, width, height])
    }
  })

  it('is upright and has none of the metadata of its file', async () => {
    const file = await halves(1000, 1600)
      .withExif({ IFD0: { Artist: 'Jo Doe', Copyright: 'x' }, IFD3: { GPSLatitude: '45/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).exif).toBeDefined()
    const picture = await uploaded(file)
    expect([picture.width, picture.height]).toEqual([1600, 1000])
    const rows = await api.store.owner((tx) => tx.selectFrom('picture').select(['source', 'preview', 'thumb']).execute())
    const stored = rows.flatMap(({ source, preview, thumb }) => [source, preview, thumb])
    const files = [await bytesOf(await fileOf(await addressOf(picture.id), { format: 'jpeg' }))]
    expect(stored).toHaveLength(3)
    for (const bytes of [...stored, ...files]) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(Buffer.from(bytes).includes('Jo Doe')).toBe(false)
    }
  })

  it('shows the part around its focal point, enlarged, and returns where the point is in that part', async () => {
    const { id } = await uploaded(await jpegOf(2400, 1500))
    const colourAt = async (framing: Framing) => {
      const { body } = await frame(id, framing)
      const { address, focus } = body as { readonly address: string; readonly focus: { readonly x: number; readonly y: number } }
      const { channels } = await sharp(await bytesOf(await fileOf(address))).stats()
      const [red = 0, , blue = 0] = channels.map(({ mean }) => mean)
      return [red > 3 * blue ? 'red' : blue > 3 * red ? 'blue' : 'both', focus]
    }
    expect(await colourAt(MIDDLE)).toEqual(['both', { x: 50, y: 50 }])
    expect(await colourAt({ x: 20, y: 50, zoom: 250 })).toEqual(['red', { x: 50, y: 50 }])
    expect(await colourAt({ x: 100, y: 0, zoom: 250 })).toEqual(['blue', { x: 100, y: 0 }])
  })

  it('is the same one when it is uploaded or framed again; another part has another address', async () => {
    const file = await jpegOf()
    const { id } = await uploaded(file)
    expect((await uploaded(file)).id).toBe(id)
    const [first, again, other] = [await addressOf(id), await addressOf(id), await addressOf(id, { ...MIDDLE, x: 40, zoom: 150 })]
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    const { body } = await ours.call(studioEndpoints.getFramedPicture, { params: { partner: 'one', picture: uploadOf(other) ?? '' } })
    expect(body).toMatchObject({ picture: id, framing: { x: 40, y: 50, zoom: 150 } })
  })

  it('is never enlarged beyond its own size', async () => {
    const { id } = await uploaded(await jpegOf(700, 500))
    const address = await addressOf(id, { ...MIDDLE, zoom: 300 })
    const { width } = await sharp(await bytesOf(await fileOf(address, { width: '1200' }))).metadata()
    expect(width).toBe(600)
  })

  it('is not there for another partner: neither its file nor its facts, nor in an entry', async () => {
    const { id } = await uploaded(await jpegOf())
    const address = await addressOf(id)
    expect((await fileOf(address, { partner: 'two' })).status).toBe(404)
    const asked = [
      await theirs.call(studioEndpoints.getPicture, { params: { partner: 'two', picture: id } }),
      await theirs.call(studioEndpoints.getPicture, { params: { partner: 'one', picture: id } }),
      await theirs.call(studioEndpoints.deletePicture, { params: { partner: 'two', picture: id } }),
      await theirs.call(studioEndpoints.getFramedPicture, { params: { partner: 'two', picture: uploadOf(address) ?? '' } }),
      await frame(id, MIDDLE, 'two'),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const body = { base: null, note: '', fields: banner(address) }
    const saved = await theirs.call(studioEndpoints.saveContentDraft, { params: { ...params, partner: 'two' }, body })
    expect(saved.body).toMatchObject({ kind: 'refused', findings: [{ path: 'image' }] })
    expect((await theirs.call(studioEndpoints.listPictures, { params: { partner: 'two' }, query: {} })).body).toMatchObject({ total: 0 })
  })

  it('needs an alternative text where visitors see it, and a draft may lack it', async () => {
    const address = await addressOf((await uploaded(await jpegOf())).id)
    expect(await draft(address, null, ' ')).toMatchObject({ kind: 'done' })
    expect(await publish(address, 1, ' ')).toMatchObject({
      kind: 'refused',
      findings: [{ path: 'image', problem: 'the picture has no alternative text' }],
    })
    expect(await publish(address, 1)).toMatchObject({ kind: 'done' })
  })

  it('is not removed while an entry uses it, and cannot be used after', async () => {
    const { id } = await uploaded(await jpegOf())
    const address = await addressOf(id)
    await publish(`${address}?width=600&height=375`)
    const used = { kind: 'used', uses: [{ set: 'earn_banner', slug: 'patio' }] }
    expect((await remove(id)).body).toEqual(used)
    expect((await ours.call(studioEndpoints.listPictures, { params: { partner: 'one' }, query: {} })).body).toMatchObject({
      pictures: [{ id, uses: used.uses }],
    })
    // A draft without it leaves the version that visitors see.
    await draft('/images/cuisines/sushi/c', 1)
    expect((await remove(id)).body).toEqual(used)
    await publish('/images/cuisines/sushi/c', 2)
    expect((await remove(id)).body).toEqual({ kind: 'done' })
    expect((await fileOf(address)).status).toBe(404)
    const back = await ours.call(studioEndpoints.rollBackContent, { params, body: { base: 3, note: '', version: 1 } })
    expect(back.body).toMatchObject({
      kind: 'refused',
      findings: [{ path: 'image', problem: 'this picture is not among the uploaded ones' }],
    })
    expect((await remove(id)).status).toBe(404)
  })

  it('is either used or removed if both happen at once', async () => {
    const { id } = await uploaded(await jpegOf())
    const address = await addressOf(id)
    const [removed, saved] = await Promise.all([remove(id), draft(address)])
    const isRemoved = (removed.body as { readonly kind: string }).kind === 'done'
    expect(saved.kind).toBe(isRemoved ? 'refused' : 'done')
    expect((await fileOf(address)).status).toBe(isRemoved ? 404 : 200)
  })
})
