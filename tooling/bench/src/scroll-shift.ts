import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { chromium } from 'playwright-core'

/** Windows in which pages are scrolled, in CSS px. */
export const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
] as const

/** Pixels of one wheel step, and the milliseconds between two, in which parts of the page load. */
const WHEEL_PX = 300
const WHEEL_MS = 250
/** Maximum scroll position of an endless page. */
const MOST_TURNS = 80

/**
 * Scrolls a page to its end like a reader, and adds up its layout shift scores (unitless). The shift while
 * the page loads is the CLS of Lighthouse.
 */
export async function scrollShift(url: string, window: (typeof WINDOWS)[number]): Promise<number> {
  const { path } = ensureChromium((line) => process.stderr.write(`${line}\n`))
  const browser = await chromium.launch({ executablePath: path, args: [...CHROMIUM_ARGS] })
  try {
    const page = await browser.newPage({ viewport: window })
    await page.goto(url, { waitUntil: 'networkidle' })
    // The swap of a web font belongs to loading, even if it is painted late.
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))))
    const sum = await page.evaluateHandle(() => {
      const total = { score: 0 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') total.score += entry.value
      }).observe({ type: 'layout-shift' })
      return total
    })
    let last = -1
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      await page.mouse.wheel(0, WHEEL_PX)
      await page.waitForTimeout(WHEEL_MS)
      const now = await page.evaluate(() => scrollY)
      if (now === last) break
      last = now
    }
    await page.waitForLoadState('networkidle')
    return await sum.evaluate(({ score }) => score)
  } finally {
    await browser.close()
  }
}
