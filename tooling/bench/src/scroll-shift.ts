import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { chromium } from 'playwright-core'

/** Windows in which pages are scrolled, in CSS px. */
export const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
] as const

/** Pixels of a turn of the wheel, and the milliseconds between two, in which parts of the page load. */
const WHEEL_PX = 300
const WHEEL_MS = 250
/** Where a page that never ends is left. */
const MOST_TURNS = 80

/**
 * Scrolls a page to its end, as one reads it, and adds up how far its parts moved meanwhile (layout shift scores, unitless). What moves while
 * the page loads is the CLS of Lighthouse.
 */
export async function scrollShift(url: string, window: (typeof WINDOWS)[number]): Promise<number> {
  const { path } = ensureChromium((line) => process.stderr.write(`${line}\n`))
  const browser = await chromium.launch({ executablePath: path, args: [...CHROMIUM_ARGS] })
  try {
    const page = await browser.newPage({ viewport: window })
    await page.goto(url, { waitUntil: 'networkidle' })
    // A face that replaces its fallback belongs to loading, however late it is painted.
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
