import { createApiClient } from '@dining/api-client/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { takeLoginRedirect } from './login-redirect.ts'
import { withSessionEnd } from './session-end.ts'
import { openBrowser } from './testing-browser.ts'

let left: string[]
let page: EventTarget
beforeEach(() => {
  openBrowser()
  left = []
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', {
    pathname: '/account/overview',
    search: '?page=2',
    assign: (path: string) => void left.push(path),
    reload: () => void left.push('again'),
  })
})
afterEach(() => vi.unstubAllGlobals())

function clientOf(answer: () => Response, enrollmentType: 'direct' | 'sso' = 'direct') {
  return withSessionEnd(createApiClient({ fetch: answer, baseUrl: 'https://dining.example' }), { enrollmentType })
}

const refusal = (code: string, status: number) =>
  Response.json({ type: 'about:blank', title: 'Refused', status, code, requestId: 'r' }, { status })

it.each([
  ['direct', '/login?rfr=5'],
  ['sso', '/Login'],
] as const)(
  'a call without a session leads once to signing in (%s), and back to the page [ACCOUNT-09] [CARD-09] [SESSION-31]',
  async (type, path) => {
    const client = clientOf(() => refusal('unauthorized', 401), type)
    const settled: string[] = []
    for (const name of ['getMember', 'getCards'] as const) void client.call(name, {}).finally(() => settled.push(name))
    await expect.poll(() => left).toEqual([path])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(left).toEqual([path])
    expect(settled).toEqual([])
    expect(takeLoginRedirect()).toBe('/account/overview?page=2')
  },
)

it('reloads a page that is restored after its session has ended', async () => {
  void clientOf(() => refusal('unauthorized', 401)).call('getMember', {})
  await expect.poll(() => left).toHaveLength(1)
  page.dispatchEvent(new Event('pageshow'))
  expect(left).toEqual(['/login?rfr=5', 'again'])
})

it.each([
  ['wrong credentials', () => refusal('bad-credentials', 401), { error: { code: 'bad-credentials' } }],
  ['another refusal', () => refusal('not-found', 404), { error: { code: 'not-found' } }],
  ['an answer', () => Response.json([]), { ok: true, value: [] }],
])('returns %s to the screen', async (_, answer, expected) => {
  expect(await clientOf(answer).call('getCards', {})).toMatchObject(expected)
  expect(left).toEqual([])
})
