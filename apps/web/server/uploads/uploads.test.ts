import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { PICTURE_RATIO, PICTURE_WIDTHS, type PictureFormat } from '@dining/contract/pictures'
import { heightOf, PRESETS } from '@dining/ui/dishes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createUploads } from './uploads.ts'

const ID = 'ab'.repeat(16)
const OTHER = 'cd'.repeat(16)
const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'

let server: Server
let asked: string[]
let answer: (id: string, format: PictureFormat, width: number) => Promise<Buffer | 'missing' | null>
beforeEach(async () => {
  asked = []
  answer = (id, format, width) => Promise.resolve(id === ID ? Buffer.from(`${format} ${width}`) : 'missing')
  const uploads = createUploads({
    baseHeaders: { 'x-content-type-options': 'nosniff' },
    askFile: (id, format, width) => {
      asked.push(`${format} ${width}`)
      return answer(id, format, width)
    },
  })
  server = createServer((request, response) => {
    void uploads.serve(request, response, request.url ?? '/').then((served) => served || response.writeHead(418).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { accept: BROWSER, ...headers } })
const textAt = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()

describe('an uploaded picture', () => {
  it('has the presets and the ratio of all pictures [IMG-02] [IMG-03]', () => {
    expect(PICTURE_WIDTHS).toEqual([...PRESETS, 2 * Math.max(...PRESETS)])
    expect(PRESETS.map(heightOf)).toEqual(PRESETS.map((width) => Math.round(width / PICTURE_RATIO)))
  })

  it('comes in the requested preset and the best format that the browser accepts [IMG-04]', async () => {
    const path = `/images/uploads/${ID}`
    expect(await textAt(path)).toBe('avif 600')
    expect(await textAt(`${path}?width=200&height=125`)).toBe('avif 200')
    expect(await textAt(`${path}?width=500&height=313`, { accept: 'image/webp' })).toBe('webp 500')
    expect(await textAt(`${path}?width=600`, { accept: '*/*' })).toBe('jpeg 600')
    expect(await textAt(`${path}?width=600&height=375&dpr=2`)).toBe('avif 1200')
    expect(await textAt(`${path}?width=500&dpr=2`)).toBe('avif 600')
    for (const size of ['width=601', 'width=500&height=500', 'height=313', 'width=-200'])
      expect((await get(`${path}?${size}`)).status).toBe(400)
  })

  it('of a restaurant has the same presets, and without a size it is whole', async () => {
    const path = `/images/restaurants/${ID}`
    expect(await textAt(`${path}?width=200&height=125`)).toBe('avif 200')
    expect(await textAt(path)).toBe('webp 0')
    expect((await get('/images/restaurants/none')).status).toBe(404)
  })

  it('is kept forever by browsers, per format, and requested once from the API', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/images/uploads/${ID}`)))
    const [first] = answers
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(asked).toEqual(['avif 600'])
    expect(first?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect([first?.headers.get('vary'), first?.headers.get('content-type'), first?.headers.get('x-content-type-options')]).toEqual([
      'accept',
      'image/avif',
      'nosniff',
    ])
    expect((await get(`/images/uploads/${ID}`, { 'if-none-match': first?.headers.get('etag') ?? '' })).status).toBe(304)
    expect(asked).toHaveLength(1)
  })

  it('is not found if the partner does not have it, and for every other name', async () => {
    const paths = [OTHER, ID.slice(1), `${ID}0`, ID.toUpperCase(), `../${ID}/x`, `${ID}/x`, '%00', ''].map(
      (name) => `/images/uploads/${name}`,
    )
    const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status))
    expect(statuses).toEqual([404, 404, 404, 404, 418, 404, 404, 404])
    expect(asked).toEqual(['avif 600'])
    expect((await get(paths[0] ?? '')).headers.get('cache-control')).toBe('no-store')
  })

  it('is asked for again after the API failed', async () => {
    const usual = answer
    answer = () => Promise.resolve(null)
    const failed = await get(`/images/uploads/${ID}`)
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store'])
    answer = usual
    expect((await get(`/images/uploads/${ID}`)).status).toBe(200)
  })

  it('gives way to others that were requested later, so that memory is bounded', async () => {
    answer = () => Promise.resolve(Buffer.alloc(5 * 1024 * 1024))
    const ids = Array.from({ length: 5 }, (_, at) => String(at).repeat(32))
    for (const id of ids) await textAt(`/images/uploads/${id}`)
    expect(asked).toHaveLength(5)
    await textAt(`/images/uploads/${ids[4]}`)
    expect(asked).toHaveLength(5)
    await textAt(`/images/uploads/${ids[0]}`)
    expect(asked).toHaveLength(6)
  })
})
