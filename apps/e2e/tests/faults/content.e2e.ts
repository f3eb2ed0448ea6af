import { covered } from '@dining/stress'
import type { Page } from '@playwright/test'

import { expect, expectNotBlank, test } from '../../src/faults/test.ts'
import { faultsOf } from '../../src/faults/part-faults.ts'

const FAULTS = faultsOf('content')
test.afterAll(() => covered('faults of the content source', { faults: FAULTS.length }))

/** The editors' text on every page. */
const copyIn = (page: Page) => page.getByRole('contentinfo').innerText()

for (const kind of FAULTS) {
  test(`the content source is ${kind}: pages keep its last good copy, or omit it, and show it once it is back [CONTENT-09]`, async ({
    page,
    site,
    installation,
    partFault,
  }) => {
    test.setTimeout(180_000)
    const content = installation.proxies.content
    await page.goto('/')
    const before = await copyIn(page)
    const end = await partFault('content', kind)
    const asked = content.asked()

    // Requests for pages make the server ask again after a while.
    await expect(async () => {
      await page.goto('/how-it-works')
      await expectNotBlank(page)
      expect(await copyIn(page)).toBe(before)
      expect(content.asked()).toBeGreaterThan(asked)
    }).toPass({ timeout: 60_000 })
    await page.goto('/')
    expect(await copyIn(page)).toBe(before)
    await expectNotBlank(page)

    // The page would ask for its later parts while the server is away.
    await page.goto('about:blank')
    // A newly started server has never had any.
    await installation.stack.restart(`web-${site.partner.program.id}`)
    await page.goto('/')
    await expectNotBlank(page)

    await end()
    await expect(async () => {
      await page.goto('/')
      expect(await copyIn(page)).toBe(before)
    }).toPass({ timeout: 90_000 })
  })
}
