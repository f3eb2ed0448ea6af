import { join } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { firstMerchant } from '../../src/merchants.ts'
import { closeNotices } from '../../src/notices.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { expect, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

/** What a phone with a notch and a home indicator takes of each side, in pixels, and its window. */
const DISPLAYS = [
  { name: 'upright', window: { width: 393, height: 852 }, takes: { top: 59, right: 0, bottom: 34, left: 0 } },
  { name: 'on its side', window: { width: 852, height: 393 }, takes: { top: 0, right: 59, bottom: 21, left: 59 } },
] as const
type Display = (typeof DISPLAYS)[number]
/** Pixels by which the space around a control's text reaches beyond the line at which texts begin. */
const OPTICAL = 8

async function setDisplay(page: Page, { window, takes }: Display): Promise<void> {
  await page.setViewportSize(window)
  const session = await page.context().newCDPSession(page)
  const { top, right, bottom, left } = takes
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top, topMax: top, right, rightMax: right, bottom, bottomMax: bottom, left, leftMax: left },
  })
}

/**
 * Controls in what the display takes: at the sides anywhere, at the top before any scrolling, at the bottom after all of it, and at both while the page is
 * scrolled if they stay there. What scrolls sideways may reach the sides.
 */
const coveredControls = (page: Page, takes: Display['takes'], at: 'top' | 'middle' | 'bottom') =>
  page.evaluate(
    ([{ top, right, bottom, left }, place, optical]) => {
      const staysAt = (side: 'top' | 'bottom', element: Element | null): boolean => {
        if (element === null) return false
        const { position, [side]: length } = getComputedStyle(element)
        return position === 'fixed' || (position === 'sticky' && length !== 'auto') || staysAt(side, element.parentElement)
      }
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
      return [...document.querySelectorAll('a,button,input,select,textarea,summary')].flatMap((control) => {
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
        const box = control.getBoundingClientRect()
        const isSeen = box.bottom > 0 && box.top < innerHeight && box.width > 1 && box.height > 1
        if (!isSeen) return []
        const isBeside = !scrolls(control) && (box.left < left - optical || box.right > innerWidth - right + optical)
        const isAbove = box.top < top && (place === 'top' || staysAt('top', control))
        const isBelow = box.bottom > innerHeight - bottom && (place === 'bottom' || staysAt('bottom', control))
        const sides = [isBeside && 'beside', isAbove && 'above', isBelow && 'below'].filter(Boolean)
        return sides.length > 0 ? [`${sides.join(' and ')}: ${control.outerHTML.slice(0, 160)}`] : []
      })
    },
    [takes, at, OPTICAL] as const,
  )

const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner.program.id)
/** The others only differ by their look: in `pnpm test:stress`. */
const CHECKED = 2

for (const [index, id] of partners.entries())
  for (const display of DISPLAYS)
    test(
      `no control of ${id} is below the notch or the home indicator of a phone ${display.name}`,
      {
        tag: index < CHECKED ? [] : '@further',
      },
      async ({ page, context }) => {
        await closeNotices(context)
        await setDisplay(page, display)
        const merchant = await firstMerchant(id)
        for (const path of [
          '/',
          '/search?location=10001',
          '/search?location=10001&view=map',
          `/merchants/${merchant}`,
          '/how-it-works',
          '/login',
        ]) {
          const covered = (at: 'top' | 'middle' | 'bottom') => coveredControls(page, display.takes, at)
          await page.goto(originOf(id) + path)
          await expect(page.locator('html[data-hydrated]')).toBeAttached()
          expect(await covered('top'), `${path}, at the top`).toEqual([])
          // Up again by a little, which shows the bar that disappears on the way down.
          await page.evaluate(() => scrollTo(0, 300))
          await page.evaluate(() => scrollTo(0, 250))
          await expect.poll(() => covered('middle'), `${path}, in the middle`).toEqual([])
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          await expect.poll(() => covered('bottom'), `${path}, at the bottom`).toEqual([])
        }
        expect(await issuesOf(page)).toEqual([])
      },
    )
