import { join } from 'node:path'

import AxeBuilder from '@axe-core/playwright'
import { loadPartners } from '@dining/partner-kit/node'
import type { Partner } from '@dining/partner-kit'
import { ROOT } from '@dining/stack'
import { expect, test as base, type Page } from '@playwright/test'

import { stack } from './stack.ts'

export interface Site {
  readonly partner: Partner
  /** As the browser sees it. */
  readonly origin: string
}

interface Fixtures {
  readonly site: Site
  /** Everything that the page complained of; must be empty at the end. */
  readonly complaints: string[]
}

/** A chosen partner's site. Each test fails on a script error, a refused resource of ours, or a mend by React after rendering. */
export const test = base.extend<Fixtures & { baseURL: string }>({
  site: async ({}, use) => {
    const running = stack().partners[0]
    const loaded = (await loadPartners(join(ROOT, 'partners'))).find(({ partner }) => partner.program.id === running?.id)
    if (!running || !loaded) throw new Error('no partner is served')
    await use({ partner: loaded.partner, origin: running.origin })
  },
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        // An answer that a test provokes is a network line; anything that a script or React says is a complaint.
        if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) {
          complaints.push(`${message.type()}: ${message.text()}`)
        }
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The page has no fault that axe can find, and nothing that React had to mend. */
export async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  expect(await page.evaluate(() => window.__hydrationErrors ?? [])).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBe(0)
}
