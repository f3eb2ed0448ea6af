import { join } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { covered } from '@dining/stress'
import { expect, test } from '@playwright/test'

import { viewSite, type Viewing } from '../../src/screens/open.ts'
import { SCREENS, VIEWERS } from '../../src/screens/screen.ts'
import { allVisits, extentOf, targetsOf, visitsOf, WIDTHS, type Visit } from '../../src/screens/visits.ts'
import { axeIssues, hydrationErrors, settle, overflowIssues } from '../../src/page-issues.ts'

const HEIGHT = 800
/** The narrowest window in which nothing may be cut off; checked when a screen is narrow anyway. */
const NARROWEST = 320

const partners = await loadPartners(join(ROOT, 'partners'))
const visits = visitsOf(partners)

/** Visits that share one load: a page changes its scheme without a reload. */
const loads = (own: readonly Visit[]) =>
  [...Map.groupBy(own, ({ screen, width }) => `${VIEWERS.indexOf(screen.viewer)} ${screen.name} ${width}`)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, same]) => same)

for (const { partner } of partners) {
  const { id } = partner.program
  const own = visits.filter((visit) => visit.partner === partner)
  test(`the screens of ${id} are valid, each with its own title`, async ({ browser }) => {
    test.setTimeout(60_000 + own.length * 15_000)
    const site = await viewSite(browser, partner)
    const pathOfTitle = new Map<string, string>()
    for (const same of loads(own)) {
      const [first] = same
      if (first) await test.step(`${first.screen.name} at ${first.width}`, () => look(site, same, first, pathOfTitle))
    }
    await site.close()
  })
}

/** @param pathOfTitle titles that occurred on the site so far, with their paths */
async function look(site: Viewing, same: readonly Visit[], { partner, screen, width, scheme }: Visit, pathOfTitle: Map<string, string>) {
  const ready = await site.as(screen.viewer)
  await ready.setViewportSize({ width, height: HEIGHT })
  await ready.emulateMedia({ colorScheme: scheme })
  const { page, address, browserErrors } = await site.open(screen)
  const where = `${address} (${screen.name}) at ${width}`
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1)
  // The intended page, not the target of a redirect.
  expect(page.url()).toBe(address)
  for (const each of same) {
    await page.emulateMedia({ colorScheme: each.scheme })
    await settle(page)
    expect.soft(await axeIssues(page), `${where}, ${each.scheme}`).toEqual([])
  }
  const issues = [...(await overflowIssues(page)), ...(await hydrationErrors(page)), ...browserErrors]
  if (width === WIDTHS[0]) {
    await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
    issues.push(...(await overflowIssues(page)))
  }
  expect.soft(issues, where).toEqual([])
  const { pathname } = new URL(address)
  const title = await page.title()
  // Pages without their own metadata share the program's name (CONFIG-39).
  if (title === partner.program.programName && partner.routes[pathname] === undefined) return
  expect.soft(pathOfTitle.get(title) ?? pathname, `title “${title}”`).toBe(pathname)
  pathOfTitle.set(title, pathname)
}

test('the visits cover each pair of partner, group of screens, width and scheme, and each screen at each width and in each scheme', () => {
  const targets = (of: readonly Visit[]) => new Set(of.flatMap(targetsOf))
  expect(targets(visits)).toEqual(targets(allVisits(partners)))
  const { screens, partners: seen } = extentOf(visits)
  expect([screens, seen]).toEqual([SCREENS.length, partners.length])
  covered('screens', extentOf(visits))
})
