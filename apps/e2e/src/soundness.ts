import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The axe findings of a page without frames: run in the page itself, in half of the time of a run from outside. */
async function judgeHere(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
  })
}

/** The axe findings of a page and its frames, one line per rule. */
export async function axeIssues(page: Page): Promise<string[]> {
  const violations = page.frames().length > 1 ? (await new AxeBuilder({ page }).analyze()).violations : await judgeHere(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Hydration errors of React. */
export async function mends(page: Page): Promise<string[]> {
  return (await page.evaluate(() => window.__hydrationErrors ?? [])).map((error) => `mended: ${error}`)
}

/** The excess width of a page, if it is wider than its window. */
export async function sidewaysIssues(page: Page): Promise<string[]> {
  const { over, width } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { over: scrollWidth - clientWidth, width: clientWidth }
  })
  return over === 0 ? [] : [`scrolls ${over} px sideways at ${width} px`]
}

/** All issues of a page once animations have ended: axe findings, hydration errors of React, sideways scroll. */
export async function issuesOf(page: Page): Promise<string[]> {
  // During an animation, colours have contrasts that last only for a moment.
  await settle(page)
  return [...(await axeIssues(page)), ...(await mends(page)), ...(await sidewaysIssues(page))]
}

/** Resolves when no transition of colour or position is in progress. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
