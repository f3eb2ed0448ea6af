import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createPageCache } from './page-cache.ts'
import type { MadePage } from './page-maker.ts'
import { createPages } from './pages.ts'

const FRESH = 30_000
const STALE = 600_000

/** The renderer's next answer, the time, and the content's version, all set by the tests. */
let next: () => Promise<Partial<MadePage>>
let time: number
let version: string
let made: number
let errors: unknown[]
let server: ReturnType<typeof createServer>
let origin: string

beforeEach(async () => {
  time = 0
  version = 'one'
  made = 0
  errors = []
  next = async () => ({ text: `page ${made}` })
  const pages = createPages({
    bundle: {
      renderer: {
        partner: { program: { enrollmentType: 'direct' } },
        facts: (path) => ({
          reads: ['q'],
          isPrivate: false,
          mayTakeCards: false,
          mayHaveVendors: false,
          key: path,
          route: path,
          notices: [],
        }),
        hasAppStores: true,
      },
      manifest: { version: 'build' },
    },
    content: { version: () => version, split: () => ({ ruled: [], isRemote: false, remoteOf: async () => ({}) }) },
    maker: {
      busy: () => ({ status: 503, headers: { 'retry-after': '5' }, cookies: [], text: 'busy', isWhole: false }),
      make: async () => {
        made++
        return { status: 200, headers: { 'cache-control': 'no-cache' }, cookies: [], text: '', isWhole: true, ...(await next()) }
      },
    },
    environment: { PUBLIC_ORIGIN: 'https://dining.example' },
    baseHeaders: {},
    onError: (cause) => errors.push(cause),
    cache: createPageCache({ now: () => time, freshMs: FRESH, staleMs: STALE, size: 3 }),
    limits: { running: 2, waiting: 1, waitMs: 60_000 },
  })
  server = createServer((request, response) => void pages.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const get = async (path = '/') => {
  const answer = await fetch(origin + path, { redirect: 'manual', headers: { connection: 'close' } })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
}

describe('a shared page', () => {
  it('is rendered once while it is fresh', async () => {
    expect((await get()).text).toBe('page 1')
    time = FRESH
    expect((await get()).text).toBe('page 1')
  })

  it('is rendered once for parallel requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get()))
    expect(made).toBe(1)
  })

  it('is shown stale while a new one is rendered', async () => {
    await get()
    time = FRESH + 1
    expect((await get()).text).toBe('page 1')
    await expect.poll(async () => (await get()).text).toBe('page 2')
    expect(made).toBe(2)
  })

  it('is soon sent in the smallest encoding, also after it was rendered again', async () => {
    const text = Array.from({ length: 3_000 }, (_, i) => `<p>${Math.trunc(Math.abs(Math.sin(i)) * 10_000)} miles</p>`).join('')
    next = async () => ({ text })
    const smallest = brotliCompressSync(text).length
    const size = async () => Number((await fetch(origin, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))
    expect(await size()).toBeGreaterThan(smallest)
    await expect.poll(size).toBeLessThanOrEqual(smallest)
    time = FRESH + 1
    await size()
    await expect.poll(() => made).toBe(2)
    expect(await size()).toBeLessThanOrEqual(smallest)
  })

  it('is rendered again at once if content or flags have changed, or if it is too old', async () => {
    await get()
    version = 'two'
    expect((await get()).text).toBe('page 2')
    time = STALE + 1
    expect((await get()).text).toBe('page 3')
  })

  it('remains the last complete one while its source fails, however old', async () => {
    await get()
    time = STALE + 1
    next = async () => ({ text: 'lacking', isWhole: false })
    expect((await get()).text).toBe('page 1')
    next = async () => ({ text: 'broken', status: 500, isWhole: false })
    expect(await get()).toMatchObject({ status: 200, text: 'page 1' })
  })

  it('is shown with the available data if there was never a complete one, and not stored', async () => {
    next = async () => ({ text: 'lacking', isWhole: false })
    expect((await get()).text).toBe('lacking')
    next = async () => ({ text: 'whole' })
    expect((await get()).text).toBe('whole')
  })

  it('can fail in the background without a crash', async () => {
    await get()
    time = FRESH + 1
    next = () => Promise.reject(new Error('no'))
    expect((await get()).text).toBe('page 1')
    await expect.poll(() => errors).toHaveLength(1)
  })

  it('redirects each time if it is a redirect', async () => {
    await get()
    time = STALE + 1
    next = async () => ({ status: 302, headers: { location: '/login' }, isWhole: false })
    expect(await get()).toMatchObject({ status: 302, location: '/login' })
  })

  it('removes the least recently used one at the limit', async () => {
    await get('/a')
    await get('/b')
    await get('/c')
    await get('/a')
    await get('/d')
    expect(made).toBe(4)
    await get('/a')
    expect(made).toBe(4)
    await get('/b')
    expect(made).toBe(5)
  })

  it('is stored separately for each value of its parameters', async () => {
    await get('/?q=1')
    await get('/?q=1&other=2')
    expect(made).toBe(1)
    await get('/?q=2')
    expect(made).toBe(2)
  })
})

describe('renderings beyond the capacity of the process', () => {
  /** Pages that wait until the test releases them. */
  function hold() {
    const { promise, resolve } = Promise.withResolvers<void>()
    next = async () => {
      await promise
      return { text: 'page' }
    }
    return resolve
  }
  const statusOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers: { ...headers, connection: 'close' } })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }
  const BUSY = { status: 503, retryAfter: '5', text: 'busy' }

  it('are refused with 503, and cached pages are still shown', async () => {
    await get('/cached')
    const letGo = hold()
    const running = ['/a', '/b', '/c'].map((path) => statusOf(path))
    await expect.poll(() => made).toBe(3)
    expect(await Promise.race([statusOf('/d'), statusOf('/e')])).toEqual(BUSY)
    expect((await get('/cached')).status).toBe(200)
    letGo()
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('of visitors with cookies leave capacity for shared pages', async () => {
    const letGo = hold()
    const own = Array.from({ length: 6 }, (_, visitor) => statusOf('/', { cookie: `public_id=p${visitor}` }))
    await expect.poll(() => made).toBe(2)
    expect(await Promise.race(own)).toEqual(BUSY)
    const shared = statusOf('/')
    await expect.poll(() => made).toBe(3)
    letGo()
    expect((await shared).status).toBe(200)
    expect((await Promise.all(own)).filter(({ status }) => status === 200)).toHaveLength(3)
  })
})
