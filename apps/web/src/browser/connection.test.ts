import { afterEach, expect, it, vi } from 'vitest'

import { connect } from './connection.ts'

afterEach(() => vi.unstubAllGlobals())

it('fetches the token with a bare GET /api/CSRF and stores it in session storage [CSRF-01] [CSRF-02]', async () => {
  vi.stubGlobal('__HAS_DIRECT_ENROLLMENT__', true)
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(new Request(new URL(path, 'https://dining.example'), init))
    return Response.json({ csrfToken: 'first' })
  })
  const { token } = connect({ enrollmentType: 'direct' })
  expect(asked).toEqual([])
  token.start()
  expect(await token.take()).toBe('first')
  expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([['GET', 'https://dining.example/api/CSRF', null]])
  expect([...kept]).toEqual([['csrf_token', 'first']])
})

it('calls the origin of its page alone, so that same-origin credentials are sent wherever the API is [API-03] [API-09]', async () => {
  vi.stubGlobal('__HAS_DIRECT_ENROLLMENT__', true)
  vi.stubGlobal('window', { location: { origin: 'https://dining.example' } })
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return Response.json([])
  })
  const { api, screenApi } = connect({ enrollmentType: 'direct' })
  for (const client of [api, screenApi]) await client.call('getCards', {})
  expect(asked.map(({ url, credentials }) => [url, credentials])).toEqual(
    Array.from({ length: 2 }, () => ['https://dining.example/api/Member/Cards', 'same-origin']),
  )
})
