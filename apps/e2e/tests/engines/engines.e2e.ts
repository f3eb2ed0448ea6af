import { covered, scaled } from '@dining/stress'
import { expect, test } from '@playwright/test'

import { alfaIssues } from '../../src/engines/alfa.ts'
import { htmlIssues } from '../../src/engines/html.ts'
import { ibmIssues } from '../../src/engines/ibm.ts'
import { firstOfEach } from '../../src/kinds.ts'
import { choose } from '../../src/screens/choose.ts'
import { viewSite } from '../../src/screens/open.ts'
import { screensOf, VIEWERS } from '../../src/screens/screen.ts'
import { settle } from '../../src/page-issues.ts'

const all = [...(await firstOfEach())].flatMap(([kind, partner]) => screensOf(partner).map((screen) => ({ kind, partner, screen })))
/** Every screen of each kind of partner at full size; else each screen once, and each group of screens of each kind. */
const looked = scaled(all.length) === all.length ? all : choose(all, ({ kind, screen }) => [screen.name, `${screen.group} where ${kind}`])
const ENGINES = [
  ['Alfa', alfaIssues],
  ['IBM', ibmIssues],
] as const

for (const [kind, own] of Map.groupBy(looked, (one) => one.kind)) {
  test(`additional engines and a validator find no issue in the screens of the partner of the kind ${kind}`, async ({ browser }) => {
    test.setTimeout(60_000 + own.length * 30_000)
    const [first] = own
    if (!first) return
    const site = await viewSite(browser, first.partner)
    const inOrder = own.toSorted((one, other) => VIEWERS.indexOf(one.screen.viewer) - VIEWERS.indexOf(other.screen.viewer))
    for (const { screen } of inOrder) {
      await test.step(screen.name, async () => {
        const { page, document, address } = await site.open(screen)
        await settle(page)
        const where = `${address} (${screen.name})`
        expect.soft(await htmlIssues((await document?.text()) ?? ''), `${where}, html-validate`).toEqual([])
        for (const [name, issuesIn] of ENGINES) {
          expect.soft(await issuesIn(page), `${where}, ${name}`).toEqual([])
        }
      })
    }
    await site.close()
  })
}

test('the engines checked every screen, and every kind of partner', () => {
  expect(new Set(looked.map(({ screen }) => screen.name))).toEqual(new Set(all.map(({ screen }) => screen.name)))
  expect(new Set(looked.map(({ kind }) => kind)).size).toBe(new Set(all.map(({ kind }) => kind)).size)
  covered('Alfa, Equal Access and html-validate', { screens: looked.length, 'engines a screen': 3 })
})

test('each engine finds the issues of a faulty page', async ({ page }) => {
  const html =
    '<!doctype html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1><img src="x.png"><span><div>x</div></span></main></body></html>'
  await page.setContent(html)
  expect(await htmlIssues(html)).toEqual([expect.stringMatching(/^wcag\/h37/), expect.stringMatching(/^element-permitted-content/)])
  expect(await alfaIssues(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^sia-r2:.*img/)]))
  expect(await ibmIssues(page)).toEqual([expect.stringMatching(/^img_alt_valid/)])
})
