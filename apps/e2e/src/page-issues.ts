import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { ConsoleMessage, Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

/** The engine without comments: half of the text that each page would otherwise get and parse. */
const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What a browser says of a failed request, and Playwright of a service worker that it blocks. */
const OF_THE_BROWSER = /^(?:Failed to load resource|Service Worker registration blocked by Playwright)/

/** Whether a message of the console is a complaint of a script or of React. An answer that a test provokes is a message of the network, and none. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !OF_THE_BROWSER.test(message.text())

/** Documents of a frame that may be replaced while they are made ready. */
const REPLACED = 5

/** Makes the document of a frame ready to be checked. A preview may replace its frame, or the frame's document, at any moment. */
async function prepare(frame: Frame, tries = REPLACED): Promise<void> {
  try {
    await prepareDocument(frame)
  } catch (error) {
    if (frame.isDetached()) return
    if (tries === 0) throw error
    await frame.waitForLoadState().catch(() => undefined)
    await prepare(frame, tries - 1)
  }
}

/** Also as part of the page that embeds it. */
async function prepareDocument(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(ENGINE)
  await frame.evaluate(() => (window as unknown as { axe: typeof axe }).axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

/** The axe findings of a page and its frames, one line per rule. */
export async function axeIssues(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await prepare(frame)
  return axeIssuesIn(page.mainFrame())
}

/** The axe findings of one frame. Checked through its page, axe would send it messages. */
export async function axeIssuesIn(frame: Frame): Promise<string[]> {
  await prepare(frame)
  const violations = await frame.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`)
}

/** Hydration errors of React. */
export async function hydrationErrors(page: Page): Promise<string[]> {
  return (await page.evaluate(() => window.__hydrationErrors ?? [])).map((error) => `hydration: ${error}`)
}

/** The excess width of a page, if it is wider than its window. */
export async function overflowIssues(page: Page): Promise<string[]> {
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
  return [...(await axeIssues(page)), ...(await hydrationErrors(page)), ...(await overflowIssues(page))]
}

/** Resolves when no transition of colour or position is in progress. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
