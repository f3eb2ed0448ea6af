import type { FlagServiceFault, SandboxFlags } from '@dining/sandbox/flags'
import { flagBucket, FLAG_BUCKETS } from '@dining/domain/flags'
import { expect, test, type Browser, type Page } from '@playwright/test'

import { allPartners, firstOfEach } from '../../src/kinds.ts'
import { api } from '../../src/operators.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { originOf, stack } from '../../src/stack.ts'
import { newOperator, signInToStudio } from '../../src/studio.ts'

const FLAG = 'discoverPage'
const PAGE = '/discover'

/** A partner with a Discover page which no other test visits; the last one is that of the tests of rules. */
async function quietPartner(): Promise<string> {
  const visited = new Set([...(await firstOfEach()).values()].map(({ program }) => program.id))
  const served = new Set(stack().partners.map(({ id }) => id))
  const quiet = (await allPartners()).filter(
    ({ program, features }) => features.hasDiscoverPage && !visited.has(program.id) && served.has(program.id),
  )
  const found = quiet.at(0)
  if (!found || quiet.length < 3) throw new Error('No quiet partner has a Discover page')
  return found.program.id
}

const service = () => `${stack().direct.analytics}/flags/api`
const put = async (path: string, body: unknown) => {
  const answer = await fetch(`${service()}/${path}`, { method: 'PUT', body: JSON.stringify(body) })
  expect(answer.status).toBe(204)
}
let partnerId: string
const serve = (flags: SandboxFlags) => put(`flags/${partnerId}`, flags)
const fail = (kind: FlagServiceFault['kind'] | null) => put('fault', kind && { kind, partner: partnerId })

test.beforeAll(async () => {
  partnerId = await quietPartner()
})
test.afterAll(async () => {
  await fail(null)
  await serve({})
})

const isThere = async (page: Page) => {
  const answer = await page.goto(`${originOf(partnerId)}${PAGE}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return answer?.status() === 200
}

/** The page for a browser with this number. */
async function isThereFor(browser: Browser, value: string): Promise<boolean> {
  const context = await browser.newContext()
  await context.addCookies([{ name: '__Host-split', value, url: originOf(partnerId).replace('http:', 'https:'), secure: true }])
  const there = await isThere(await context.newPage())
  await context.close()
  return there
}

const hasPage = (key: string) => flagBucket(FLAG, key) < FLAG_BUCKETS / 2
const numbers = Array.from({ length: 64 }, (_, at) => (at * 1_021).toString(16).padStart(4, '0'))
const [off1 = '', off2 = ''] = numbers.filter((key) => !hasPage(key))
const on1 = numbers.find(hasPage) ?? ''

/** In this order, since all change the one flag. Waits contain the seconds for which an answer is fresh. */
test('a page follows the remote provider, by number where it splits, and falls back while it fails', async ({ page, browser }) => {
  test.slow()
  const wait = { timeout: 60_000 }
  expect(await isThere(page)).toBe(true)
  await serve({ [FLAG]: { kind: 'value', value: false } })
  await expect.poll(() => isThere(page), wait).toBe(false)

  await signInToStudio(page, await newOperator('administrator', [partnerId]))
  await page.goto(`${stack().studio}/${partnerId}/flags`)
  const flag = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Discover page' }) })
  await expect(flag).toContainText('From the remote provider: Off (STATIC). It overrides the setting here.')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await issuesOf(page)).toEqual([])
  }
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/studio-flags.png`, fullPage: true })

  await serve({ [FLAG]: { kind: 'share', percentage: 50, kinds: [], tiers: [] } })
  await expect.poll(() => isThereFor(browser, off1), wait).toBe(false)
  await expect.poll(() => isThereFor(browser, on1), wait).toBe(true)
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await isThereFor(browser, off1)).toBe(false)
    expect(await isThereFor(browser, on1)).toBe(true)
  }

  await fail('error')
  // A number that was answered keeps its value; one that was not has that of the rules here.
  expect(await isThereFor(browser, off1)).toBe(false)
  expect(await isThereFor(browser, off2)).toBe(true)
  await expect
    .poll(async (): Promise<unknown> => JSON.parse(await api('flags', 'explain', partnerId, FLAG, '--visitor', off1, '--json')), wait)
    .toMatchObject({ value: false, reason: 'STALE', flagMetadata: { source: 'remote' } })
  expect(await isThereFor(browser, off1)).toBe(false)

  await fail('malformed')
  await serve({ [FLAG]: { kind: 'value', value: false } })
  expect(await isThereFor(browser, on1)).toBe(true)

  await fail(null)
  await serve({ [FLAG]: { kind: 'raw', flag: { key: FLAG, value: 'off' } } })
  await expect.poll(() => isThereFor(browser, off1), wait).toBe(true)
  await page.reload()
  await expect(flag).toContainText('The remote provider has no value (ERROR: TYPE_MISMATCH). The setting here counts.')
})
