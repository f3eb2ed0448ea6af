import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'

import { KITCHENS, RENDERED } from '@dining/ui/dishes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createPictures } from './pictures.ts'

let server: Server
let origin: string
beforeAll(async () => {
  const pictures = createPictures({ 'x-content-type-options': 'nosniff' })
  server = createServer((request, response) => {
    void pictures.serve(request, response, request.url ?? '/').then((served) => served || response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${address}`, { headers: { accept: BROWSER, ...headers } })

/** Width and height from the file's header. */
const sizeOf = async (answer: Response): Promise<[number, number]> => {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type')
  if (type === 'image/avif') {
    const at = bytes.indexOf('ispe')
    return [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
  }
  if (type === 'image/webp') {
    const at = bytes.indexOf('VP8X')
    return [bytes.readUIntLE(at + 12, 3) + 1, bytes.readUIntLE(at + 15, 3) + 1]
  }
  const at = Math.max(bytes.indexOf(Buffer.from([0xff, 0xc0])), bytes.indexOf(Buffer.from([0xff, 0xc2])))
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}

describe('the image route', () => {
  it('serves the three presets, whose ratio is 1.6, in three formats [IMG-02] [IMG-03] [IMG-04]', async () => {
    const sizes = [
      [200, 125],
      [500, 313],
      [600, 375],
    ] as const
    const formats = [
      [BROWSER, 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const
    for (const [width, height, accept, type] of sizes.flatMap((size) => formats.map((format) => [...size, ...format] as const))) {
      const answer = await get(`/images/cuisines/italian/101427?width=${width}&height=${height}`, { accept })
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([200, type, 'accept'])
      expect(await sizeOf(answer)).toEqual([width, height])
    }
  })

  it('is sharp on a dense screen: twice the largest preset', async () => {
    expect(await sizeOf(await get('/images/cuisines/italian/101427?width=600&height=375&dpr=2'))).toEqual([1200, 750])
  })

  it('respects a browser that does not accept AVIF', async () => {
    const answer = await get('/images/cuisines/italian/7', { accept: 'image/avif;q=0, image/webp' })
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })

  it('shows the same dish for the same restaurant, and different dishes for different restaurants', async () => {
    const tagOf = async (id: number) => (await get(`/images/cuisines/mexican/${id}`)).headers.get('etag')
    expect(await tagOf(1)).toBe(await tagOf(1))
    expect(new Set(await Promise.all([1, 2, 3, 4, 5, 6].map(tagOf))).size).toBeGreaterThan(2)
  })

  it('has dishes for any cuisine, and its picture is cached once requested', async () => {
    const answer = await get('/images/cuisines/klingon/9?width=200&height=125')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d{6}/)
    const again = await get('/images/cuisines/klingon/9?width=200&height=125', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each(['width=300&height=188', 'width=500&height=500', 'height=375', 'width=5e2&height=313'])(
    'refuses the size %s [IMG-03]',
    async (size) => {
      const answer = await get(`/images/cuisines/italian/7?${size}`)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toBe('Pictures come as 200x125, 500x313, 600x375')
    },
  )

  it.each(['/images/cuisines/italian', '/images/cuisines/..%2f..%2fpackage/7', '/images/cuisines/Italian/7', '/images/dishes/pasta.avif'])(
    'does not handle %s',
    async (address) => {
      expect((await get(address)).status).toBe(404)
    },
  )

  it('has every main dish of every kitchen in every size', () => {
    const folder = path.resolve(import.meta.dirname, '../../../../packages/ui/assets/cuisines')
    const names = [...new Set(KITCHENS.flatMap(({ mains }) => mains))].flatMap((dish) =>
      Object.entries(RENDERED).flatMap(([format, widths]) => widths.map((width) => `${dish}-${width}.${format}`)),
    )
    expect(names.filter((name) => !existsSync(path.join(folder, name)))).toEqual([])
  })
})
