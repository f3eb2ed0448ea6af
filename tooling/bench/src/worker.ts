import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { chromium, type Browser } from 'playwright-core'

import { get } from './get.ts'
import type { PagesOptions } from './pages.ts'
import { median, type Row } from './report.ts'
import { openSite } from './site.ts'

/** A phone as Lighthouse applies it: a quarter of the processor's speed, 1.44 Mbit/s, 563 ms of latency. */
const PHONE = { viewport: { width: 412, height: 823 }, slowdown: 4, bytesPerSecond: 184_320, latencyMs: 562.5 } as const
/** Milliseconds after the load in which tasks count. The worker loads its files five seconds after it has been registered. */
const AFTER_LOAD_MS = 9_000
/** A task blocks by what it takes beyond this (web.dev/articles/tbt), in ms. */
const TASK_MS = 50

interface Visit {
  /** Milliseconds. */
  readonly lcp: number
  readonly tbt: number
}

/**
 * A first visit of a partner's page, which installs the service worker, beside one in a browser that refuses it. Both are of the same server, one after
 * the other, the first of a pair in turn: a machine that changes its pace changes both.
 */
export async function benchWorker({ partner, path, runs, say }: PagesOptions): Promise<Row[]> {
  const pairs: { readonly worker: Visit; readonly none: Visit }[] = []
  const site = await openSite(partner, say)
  const browser = await chromium.launch({ executablePath: ensureChromium(say).path, args: [...CHROMIUM_ARGS] })
  try {
    const address = site.origin + path
    // The server has the page in its cache from here, and the browser has started all of its processes.
    await get(address)
    await visit(browser, address, 'allow')
    for (let run = 1; run <= runs; run += 1) {
      say(`Pair ${run} of ${runs}`)
      const first = await visit(browser, address, run % 2 === 0 ? 'allow' : 'block')
      const second = await visit(browser, address, run % 2 === 0 ? 'block' : 'allow')
      pairs.push(run % 2 === 0 ? { worker: first, none: second } : { worker: second, none: first })
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  const name = path === '/' ? 'home' : path
  const row = (figure: string, of: (visit: Visit) => number): Row => ({
    name: `${name} ${figure} with the service worker`,
    value: median(pairs.map(({ worker }) => of(worker))),
    unit: 'ms',
    peer: 'the same page without it',
    peerValue: median(pairs.map(({ none }) => of(none))),
    detail: `difference within a pair: ${quartiles(pairs.map(({ worker, none }) => of(worker) - of(none)))} ms`,
  })
  return [row('LCP', ({ lcp }) => lcp), row('TBT', ({ tbt }) => tbt)]
}

/** The middle half of some figures, and their median. */
function quartiles(figures: readonly number[]): string {
  const sorted = figures.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.round(share * (sorted.length - 1))] ?? 0).toFixed(1)
  return `${at(0.25)} / ${at(0.5)} / ${at(0.75)}`
}

/** Opens a page in a browser that has never been there. */
async function visit(browser: Browser, address: string, serviceWorkers: 'allow' | 'block'): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE.viewport, isMobile: true, serviceWorkers })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latencyMs,
      downloadThroughput: PHONE.bytesPerSecond,
      uploadThroughput: PHONE.bytesPerSecond,
    })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(AFTER_LOAD_MS)
    const isRegistered = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)
    if (isRegistered !== (serviceWorkers === 'allow')) throw new Error(`the page ${isRegistered ? 'has' : 'lacks'} a service worker`)
    return await page.evaluate(readVisit, TASK_MS)
  } finally {
    await context.close()
  }
}

/** Runs in the page: the last painted LCP, and what its long tasks since the first paint take beyond the limit. */
async function readVisit(limitMs: number): Promise<Visit> {
  const entries = (type: string) =>
    new Promise<readonly PerformanceEntry[]>((resolve) => {
      const found: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => {
        observer.disconnect()
        resolve(found)
      }, 200)
    })
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const [paints, tasks] = await Promise.all([entries('largest-contentful-paint'), entries('longtask')])
  return {
    lcp: paints.at(-1)?.startTime ?? 0,
    tbt: tasks.filter(({ startTime }) => startTime >= paint).reduce((total, { duration }) => total + Math.max(0, duration - limitMs), 0),
  }
}
