import { setFlag, testApi, type TestApi } from '@dining/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import full from '../testing/partners/full/partner.ts'
import { serveApi, serveWeb } from '../testing/served.ts'

let api: TestApi
let apiServer: Awaited<ReturnType<typeof serveApi>>
let web: Awaited<ReturnType<typeof serveWeb>>
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const [build, ownApi] = await Promise.all([built('full'), testApi([full])])
  api = ownApi
  apiServer = await serveApi(api.app)
  web = await serveWeb(build.dist, apiServer.url)
  closers.push(build.remove, () => api.close(), apiServer.close, web.close)
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

const DISMISSED = { cookie: 'app_announcement_dismissed=yes' }
const DIALOG = /<dialog[^>]* open.*?<\/dialog>/s
const pageOf = async (path: string, headers = {}) => {
  const answer = await web.get(path, headers)
  return { status: answer.status, etag: answer.headers.get('etag'), cache: answer.headers.get('cache-control'), html: await answer.text() }
}

it.each(['/', '/search', '/earn', '/nowhere', '/discover/nowhere'])(
  'is open in the HTML of %s, with its words and link [SHELL-12]',
  async (path) => {
    const [dialog = ''] = DIALOG.exec((await pageOf(path)).html) ?? []
    expect(dialog).toMatch(/<h2[^>]*>A new way<\/h2>.*<p>Pay with the app\.<\/p>.*<a [^>]*href="\/how-it-works"[^>]*>.*Tell me more/s)
    // Closes it before any script has loaded.
    expect(dialog).toMatch(/<form method="dialog"><button[^>]* type="submit"/)
  },
)

it.each(['/login', '/join', '/SignOut', '/recover', '/how-it-works'])(
  'is not in the HTML of %s, where a visitor enters something, leaves, or reads what it leads to [SHELL-10]',
  async (path) => expect((await pageOf(path)).html).not.toMatch(/<dialog/),
)

it('is not in the page of a visitor who has dismissed it [SHELL-11]', async () => {
  expect((await pageOf('/search')).html).toMatch(DIALOG)
  expect((await pageOf('/search', DISMISSED)).html).not.toMatch(/<dialog|A new way/)
  // Another value is not ours.
  expect((await pageOf('/search', { cookie: 'app_announcement_dismissed=yes!' })).html).toMatch(DIALOG)
})

it('has one page for all who have dismissed it, and another for all who have not', async () => {
  const of = () => Promise.all([pageOf('/search', DISMISSED), pageOf('/search'), pageOf('/login', DISMISSED), pageOf('/login')])
  const [dismissed, other, login, sameLogin] = await of()
  expect(dismissed.etag).not.toBe(other.etag)
  expect([dismissed.cache, other.cache]).toEqual(['no-cache', 'no-cache'])
  expect(login.etag).toBe(sameLogin.etag)
  apiServer.seen.length = 0
  const again = await of()
  expect(again.map(({ etag }) => etag)).toEqual([dismissed, other, login, login].map(({ etag }) => etag))
  expect(apiServer.seen).toEqual([])
})

it('is not over the notice of maintenance', async () => {
  const setTo = (value: boolean) => setFlag(api.deps, { partnerId: 'full', name: 'maintenanceAll', value, reason: 'test', by: 'test' })
  await setTo(true)
  await expect.poll(async () => (await pageOf('/search')).status).toBe(503)
  expect((await pageOf('/search')).html).not.toMatch(/<dialog/)
  await setTo(false)
  await expect.poll(async () => (await pageOf('/search')).status).toBe(200)
})
