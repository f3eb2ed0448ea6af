import { endpoints, PREVIEW_COOKIE } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createApi } from '../../app.ts'
import { contentPreview } from '../../cli/content/preview.ts'
import { browser } from '../../testing/browser.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { signPreview } from './preview-link.ts'

const PREVIEWS = { cmsPreview: true, hasDiscoverPage: true, hasPWAInstallBanner: true }
const MINUTE_MS = 60_000

let api: TestApi
let until: Date

const entry = (partnerId: string, slug: string, status: 'published' | 'draft') => ({
  partner_id: partnerId,
  set_name: 'popup',
  slug,
  version: 1,
  status,
  fields: JSON.stringify({ body_text: slug }),
  publish_at: null,
  updated_at: new Date(),
  updated_by: 'test',
})

beforeAll(async () => {
  api = await testApi([testPartner('one', { features: PREVIEWS }), testPartner('two')])
  const rows = ['one', 'two'].flatMap((id) => [entry(id, 'public', 'published'), entry(id, 'not-yet', 'draft')])
  await api.store.owner((tx) => tx.insertInto('content_entry').values(rows).execute())
})
beforeEach(() => {
  until = new Date(api.clock.now().getTime() + MINUTE_MS)
})
afterAll(() => api.close())

const linkOf = (partnerId: string) => signPreview(api.deps.secrets, { partnerId, until })

/** The response to a browser with this preview cookie on a partner's site in production. */
async function visit(token: string | undefined, partnerId = 'one') {
  const visitor = browser(createApi({ ...api.deps, settings: { ...api.deps.settings, environment: 'production' } }), partnerId)
  if (token !== undefined) visitor.cookies.set(PREVIEW_COOKIE, token)
  const { body } = await visitor.call(endpoints.getContent, { params: { name: 'popup' }, query: { preview: '1' } })
  const slugs = (body as { data: { slug: string }[] }).data.map(({ slug }) => slug)
  return { slugs, preview: (await visitor.call(endpoints.getPreview, {})).body }
}

it.each([
  ['without a preview link', undefined],
  ['with a forged one', 'one.9999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['with the cookie of something else', '1'],
])('drafts are not shown in production %s', async (_how, token) => {
  expect(await visit(token)).toEqual({ slugs: ['public'], preview: { state: 'invalid' } })
})

it('drafts are shown in production with a preview link, until it expires [CONTENT-07]', async () => {
  const token = linkOf('one')
  expect(await visit(token)).toEqual({ slugs: ['not-yet', 'public'], preview: { state: 'open', until: until.toISOString() } })
  api.clock.advance(MINUTE_MS)
  expect(await visit(token)).toEqual({ slugs: ['public'], preview: { state: 'expired' } })
})

it('drafts are not shown with another partner’s link, nor where the partner has no previews', async () => {
  expect(await visit(linkOf('two'))).toEqual({ slugs: ['public'], preview: { state: 'other-partner' } })
  expect(await visit(linkOf('two'), 'two')).toEqual({ slugs: ['public'], preview: { state: 'off' } })
})

/** `pnpm api content preview …`: its exit code and output. */
async function command(...words: string[]) {
  return commandWhere(() => true, ...words)
}
/** @param isServed which partners' sites the installation serves */
async function commandWhere(isServed: (partnerId: string) => boolean, ...words: string[]) {
  const request = contentPreview.readLine(words, '/')
  if (!request.ok) return { exit: 2, said: request.error }
  const said: string[] = []
  const deps = { ...api.deps, settings: { ...api.deps.settings, isServed } }
  const exit = await contentPreview.run(deps, JSON.parse(JSON.stringify(request.value)), (line) => void said.push(line))
  return { exit, said: said.join('\n') }
}

it('the command creates no link to a site that is not served', async () => {
  expect(await commandWhere((id) => id !== 'one', 'one')).toEqual({ exit: 1, said: expect.stringContaining('one is not served here') })
})

it('the command prints a link that shows drafts for the requested time', async () => {
  const { exit, said } = await command('one', '--path', '/how-it-works?a=b', '--for', '30m')
  const link = new URL(said)
  expect([exit, link.origin, link.pathname, link.searchParams.get('a')]).toEqual([0, 'http://one.localhost:3000', '/how-it-works', 'b'])
  const in30Minutes = new Date(api.clock.now().getTime() + 30 * MINUTE_MS).toISOString()
  expect(await visit(link.searchParams.get('preview') ?? '')).toMatchObject({ preview: { state: 'open', until: in30Minutes } })
})

it.each([
  [['two'], 1, 'has no previews'],
  [['nobody'], 1, 'Unknown partner'],
  [[], 2, 'Missing partner.'],
  [['one', '--for', '8d'], 2, 'at most 7d'],
  [['one', '--for', 'ever'], 2, 'at most 7d'],
  [['one', '--for', '0h'], 2, 'at most 7d'],
  [['one', '--path', '//evil.example'], 2, 'a path of the site'],
  [['one', '--path', 'https://evil.example'], 2, 'a path of the site'],
])('the command refuses %j and says why', async (words, exit, why) => {
  const answer = await command(...words)
  expect(answer.exit).toBe(exit)
  expect(answer.said).toContain(why)
})
