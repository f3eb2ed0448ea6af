import { resolveFlag, SPLIT_KEY_PATTERN, NO_SUBJECT } from '@dining/domain/flags'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'

import { allPartners, firstOfEach } from '../../src/kinds.ts'
import { signIn } from '../../src/members.ts'
import { api } from '../../src/operators.ts'
import { originOf } from '../../src/stack.ts'

const FLAG = 'discoverPage'
const PAGE = '/discover'
const MEMBER = { email: DEMO_MEMBERS[1]?.email ?? '', password: DEMO_PASSWORD }

/** A partner with a Discover page whose members sign in at the site, and which no other test visits. */
async function quietPartner(): Promise<string> {
  const visited = new Set([...(await firstOfEach()).values()].map(({ program }) => program.id))
  const found = (await allPartners()).findLast(
    ({ program, features }) => program.enrollmentType === 'direct' && features.hasDiscoverPage && !visited.has(program.id),
  )
  if (!found) throw new Error('No quiet partner has a Discover page')
  return found.program.id
}

let partnerId: string
test.beforeAll(async () => {
  partnerId = await quietPartner()
})
test.afterAll(() => api('flags', 'clear', partnerId, FLAG, '--reason', 'the test is over'))

const set = (...options: readonly string[]) => api('flags', 'set', partnerId, FLAG, 'on', '--reason', 'a test of rules', ...options)
const isThere = async (page: Page) => {
  const answer = await page.goto(`${originOf(partnerId)}${PAGE}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isMissing = /not found/i.test(await page.title())
  expect(answer?.status()).toBe(isMissing ? 404 : 200)
  return !isMissing
}
const splitOf = async (context: BrowserContext) => (await context.cookies(originOf(partnerId))).find(({ name }) => name === '__Host-split')

/** In this order, since all change the one flag. */
test('visitors have a page by share and by kind, and each browser keeps its part of a share', async ({ page, browser }) => {
  await set('--percentage', '0')
  await expect.poll(() => isThere(page)).toBe(false)
  await set('--percentage', '100')
  await expect.poll(() => isThere(page)).toBe(true)
  expect(await splitOf(page.context())).toBeUndefined()

  await set('--kind', 'member')
  await expect.poll(() => isThere(page)).toBe(false)
  const signedIn = await browser.newPage({ baseURL: originOf(partnerId) })
  await signIn(signedIn, MEMBER)
  // In the same document: the member's flags came with the sign-in.
  await signedIn.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    link.click()
  }, PAGE)
  await expect(signedIn).toHaveTitle(/discover/i)
  expect(await isThere(signedIn)).toBe(true)
  expect(await isThere(page)).toBe(false)
  await signedIn.context().close()

  const rule = { value: true, percentage: 50, kinds: [], tiers: [] }
  await set('--percentage', '50')
  const isKept = async () => {
    await isThere(page)
    return (await splitOf(page.context())) !== undefined
  }
  // A number is removed while the server has no share.
  await expect.poll(isKept).toBe(true)
  const numbers = Array.from({ length: 64 }, (_, at) => (at * 977).toString(16).padStart(4, '0'))
  const isIn = (key: string) => resolveFlag(FLAG, { value: false, rule }, { ...NO_SUBJECT, key }).value
  for (const wanted of [true, false]) {
    const value = numbers.find((key) => isIn(key) === wanted) ?? ''
    const context = await browser.newContext()
    await context.addCookies([{ name: '__Host-split', value, url: originOf(partnerId).replace('http:', 'https:'), secure: true }])
    const other = await context.newPage()
    await expect.poll(() => isThere(other)).toBe(wanted)
    for (let visit = 0; visit < 3; visit += 1) expect(await isThere(other)).toBe(wanted)
    await context.close()
  }

  const fresh = await browser.newContext()
  const first = await fresh.newPage()
  const value = await isThere(first)
  const number = (await splitOf(fresh))?.value ?? ''
  expect(number).toMatch(SPLIT_KEY_PATTERN)
  expect(value).toBe(isIn(number))
  expect(await isThere(first)).toBe(value)
  expect((await splitOf(fresh))?.value).toBe(number)
  const explained: unknown = JSON.parse(await api('flags', 'explain', partnerId, FLAG, '--visitor', number, '--json'))
  expect(explained).toMatchObject({ value, reason: 'SPLIT', flagMetadata: { source: 'table', why: 'a test of rules' } })
  await fresh.close()

  await api('flags', 'clear', partnerId, FLAG, '--reason', 'the test is over')
  await expect.poll(isKept).toBe(false)
  expect(await isThere(page)).toBe(true)
})
