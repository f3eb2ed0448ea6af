import { createCopy, type Copy } from '@dining/copy-engine'
import type { TierLevel } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { expect, test as base, type Page } from '@playwright/test'

import { memberSteps, type MemberSteps } from './member-steps.ts'
import { firstOfEach, type Kind } from './kinds.ts'
import { closeNotices } from './notices.ts'
import { isComplaint, issuesOf } from './page-issues.ts'
import { originOf } from './stack.ts'

export interface Site {
  readonly partner: Partner
  /** The origin in the browser. */
  readonly origin: string
}

export interface SiteOptions {
  /** The kind of partner that the tests of a project visit. */
  readonly kind: Kind
  /** Whether errors of the page are expected. */
  readonly mayHaveErrors: boolean
  /** Whether the visitor has closed all notices before. */
  readonly hasClosedNotices: boolean
}

interface Fixtures {
  readonly site: Site
  /** How members sign in to this site, in the test's page. */
  readonly enter: MemberSteps
  /** All errors of the page; must be empty at the end. */
  readonly browserErrors: string[]
}

/** The texts of a partner's site, for a member of a tier or an anonymous visitor. */
export function copyOf({ partner }: Site, tier: TierLevel | null = null): Copy {
  return createCopy({ ...partner, visitor: { tier, publicId: null, firstName: null } })
}

/** The rate that a site promises to anonymous visitors: its best one. */
export function bestRateOf(site: Site) {
  return copyOf(site).rateOf(site.partner.program.earnRates[3] ? 3 : 2)
}

/** The site of the first partner of a kind. Each test fails on a script error, a refused resource of ours, or a hydration error of React. */
export const test = base.extend<Fixtures & SiteOptions & { baseURL: string }>({
  kind: ['direct', { option: true }],
  mayHaveErrors: [false, { option: true }],
  hasClosedNotices: [true, { option: true }],
  context: async ({ context, hasClosedNotices }, use) => {
    if (hasClosedNotices) await closeNotices(context)
    await use(context)
  },
  site: async ({ kind }, use) => {
    const partner = (await firstOfEach()).get(kind)
    if (!partner) throw new Error(`there is no partner of the kind ${kind}`)
    await use({ partner, origin: originOf(partner.program.id) })
  },
  enter: async ({ page, site }, use) => use(memberSteps(page, site.partner)),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilAlive(page)
    await use(page)
  },
  baseURL: async ({ site }, use) => use(site.origin),
  browserErrors: [
    async ({ page, mayHaveErrors }, use) => {
      const browserErrors: string[] = []
      page.on('pageerror', (error) => browserErrors.push(`error: ${error.message}`))
      page.on('console', (message) => {
        if (isComplaint(message)) browserErrors.push(`${message.type()}: ${message.text()}`)
      })
      await use(browserErrors)
      if (!mayHaveErrors) expect(browserErrors).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Makes loads wait for hydration: the page's code loads after its pictures. Earlier actions of a visitor also work,
 * but by document loads; `early.e2e.ts` proves that. The fixture `page` has it; a test calls it for pages that it opens itself.
 */
export function waitUntilAlive(page: Page): void {
  // A page may redirect to another, which this waits for, too, or have no code of ours.
  const hydrated = () => page.locator('html[data-hydrated],html:not(:has(script[data-scripts]))').waitFor({ state: 'attached' })
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    await hydrated()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await hydrated()
    return response
  }
}

export { expect }

/** The page has no axe issue, no hydration error of React, and does not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  expect(await issuesOf(page)).toEqual([])
}
