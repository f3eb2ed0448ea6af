import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { chromium, type Browser } from 'playwright-core'

import type { Row } from './report.ts'
import { shiftRows, type PageShift, type ShiftVisit } from './shift-rows.ts'
import { addressesOf } from './site-map.ts'
import { openSites } from './site.ts'

interface ShiftOptions {
  readonly partners: readonly string[]
  /** Paths of the pages, each beginning with "/"; none: `PATHS`, and a restaurant's page. */
  readonly paths: readonly string[]
  readonly say: (line: string) => void
}

/** Windows of phones, tablets and desks, in CSS px. */
const WINDOWS = [
  { width: 320, height: 812 },
  { width: 412, height: 812 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
  { width: 1920, height: 900 },
] as const

/** The page of no address. */
const NOT_FOUND = '/nowhere-here'
const PATHS = ['/', '/earn', '/earn/new-member-bonus', '/search', '/login', '/join', NOT_FOUND] as const

/** Pages that are open at the same time: while one waits, another one works. */
const LANES = 3
/** What a page does after its first paint is over before its typefaces arrive. */
const SETTLE_MS = 400
/** In this time the typefaces are painted. */
const SWAP_MS = 150

/**
 * Layout shift scores (unitless) of pages whose web fonts arrive after everything else: of each page the largest sum at five widths of the
 * window, and what moved there. Pages that a partner lacks or that are on another site are left out.
 */
export async function benchShift({ partners, paths, say }: ShiftOptions): Promise<Row[]> {
  const { sites, stop } = await openSites(partners, say)
  const browser = await chromium.launch({ executablePath: ensureChromium(say).path, args: [...CHROMIUM_ARGS] })
  try {
    const pages = await Promise.all(
      sites.map(async ({ partner, origin }) =>
        (paths.length > 0 ? paths : [...PATHS, ...(await restaurantPath(origin))]).map((path) => ({ partner, origin, path })),
      ),
    )
    const visits = pages.flat().flatMap((page) => WINDOWS.map((window) => ({ ...page, window })))
    const found: (ShiftVisit | null)[] = []
    let next = 0
    const lane = async () => {
      while (next < visits.length) {
        const at = next
        next += 1
        const visit = visits[at]
        if (!visit) return
        const { partner, origin, path, window } = visit
        const shift = await shiftOf(browser, origin + path, window)
        found[at] = shift && { partner, path, width: window.width, ...shift }
        if (next % 50 === 0) say(`${next} of ${visits.length} visits`)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    return shiftRows(found.filter((visit) => visit !== null))
  } finally {
    await browser.close()
    await stop()
  }
}

/** The path of a partner's first restaurant. */
async function restaurantPath(origin: string): Promise<readonly string[]> {
  return (await addressesOf(origin, 'restaurants-1')).slice(0, 1).map((address) => new URL(address).pathname)
}

/** Opens a page, holds its web fonts back until the rest is painted, and adds up its shifts; null for a page that is not there. */
async function shiftOf(browser: Browser, address: string, viewport: (typeof WINDOWS)[number]): Promise<PageShift | null> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await released
      // The page may be closed by then.
      await route.continue().catch(() => undefined)
    })
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
    const { origin, pathname } = new URL(address)
    const isThere = new URL(page.url()).origin === origin && (answer?.status() === 200 || pathname === NOT_FOUND)
    if (!isThere) return null
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForTimeout(SETTLE_MS)
    release()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForTimeout(SWAP_MS)
    return await page.evaluate(readShifts)
  } finally {
    await context.close()
  }
}

/** Runs in the page: its shifts so far. */
async function readShifts(): Promise<PageShift> {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift'
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return { tag: element?.localName ?? '', text: (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim() }
  }
  const shifts = await new Promise<readonly Shift[]>((resolve) => {
    const seen: Shift[] = []
    // The recorded shifts are delivered in a task after this one.
    new PerformanceObserver((list) => seen.push(...list.getEntries().filter(isShift))).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(seen), 50)
  })
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moves: shifts.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => ({
        value,
        ...nameOf(node),
        from: [Math.round(previousRect.x), Math.round(previousRect.y)] as const,
        to: [Math.round(currentRect.x), Math.round(currentRect.y)] as const,
      })),
    ),
  }
}
