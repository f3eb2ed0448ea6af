import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { BASE_MAP_PATH } from '@dining/merchant-search/base-map'
import { PMTiles, type Source } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openBaseMap, type BaseMap } from './base-map.ts'

let map: BaseMap
let server: Server
beforeAll(async () => {
  map = await openBaseMap({ 'x-content-type-options': 'nosniff' })
  server = createServer((request, response) => {
    void map.serve(request, response, request.url ?? '/').then((served) => served || response.writeHead(418).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await map.close()
})

const get = (range?: string, path = BASE_MAP_PATH, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers: range === undefined ? {} : { range } })

describe('the base map', () => {
  it('is an archive from which a map reads the tile of a place', async () => {
    const source: Source = {
      getKey: () => 'test',
      getBytes: async (offset, length) => ({ data: await (await get(`bytes=${offset}-${offset + length - 1}`)).arrayBuffer() }),
    }
    const archive = new PMTiles(source)
    expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 9 })
    // Portland, Oregon
    expect((await archive.getZxy(9, 81, 183))?.data.byteLength).toBeGreaterThan(100)
    expect(await archive.getZxy(9, 0, 0)).toBeUndefined()
  })

  it('is sent in ranges that browsers may keep', async () => {
    const answer = await get('bytes=0-6')
    expect(answer.status).toBe(206)
    expect(await answer.text()).toBe('PMTiles')
    expect(answer.headers.get('content-range')).toMatch(/^bytes 0-6\/\d{7}$/)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const head = await get('bytes=0-6', BASE_MAP_PATH, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([206, '7', ''])
  })

  it('is never sent whole, beyond its end, or for another kind of range', async () => {
    const ranges = [undefined, 'bytes=0-', 'bytes=-5', 'bytes=9-3', 'bytes=99999999-99999999', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b']
    expect(await Promise.all(ranges.map(async (range) => (await get(range)).status))).toEqual(ranges.map(() => 416))
    const most = await get('bytes=0-999999999999')
    expect((await most.arrayBuffer()).byteLength).toBe(1024 * 1024)
  })

  it('leaves other addresses to others', async () => {
    const paths = ['/map/', '/map/other.pmtiles', `${BASE_MAP_PATH}/x`]
    expect(await Promise.all(paths.map(async (path) => (await get('bytes=0-6', path)).status))).toEqual(paths.map(() => 418))
  })
})
