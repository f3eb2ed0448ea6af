import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe says of a page without frames: run in the page itself, which takes half of the time of asking from outside. */
async function judgeHere(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
  })
}

/** What axe finds wrong on a page and in its frames, a line for each rule. */
export async function axeIssues(page: Page): Promise<string[]> {
  const violations = page.frames().length > 1 ? (await new AxeBuilder({ page }).analyze()).violations : await judgeHere(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** What React had to mend when it took the page over. */
export async function mends(page: Page): Promise<string[]> {
  return (await page.evaluate(() => window.__hydrationErrors ?? [])).map((error) => `mended: ${error}`)
}

/** By how much a page is too wide for its window, if it is. */
export async function sidewaysIssues(page: Page): Promise<string[]> {
  const { over, width } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { over: scrollWidth - clientWidth, width: clientWidth }
  })
  return over === 0 ? [] : [`scrolls ${over} px sideways at ${width} px`]
}

/** All that is wrong with a page once nothing moves: issues that axe finds, mends by React, sideways scroll. */
export async function issuesOf(page: Page): Promise<string[]> {
  // During an animation colours have contrasts that last for a moment only.
  await settle(page)
  return [...(await axeIssues(page)), ...(await mends(page)), ...(await sidewaysIssues(page))]
}

/** Resolves when no change of colour or place is under way. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
