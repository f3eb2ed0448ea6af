import { freePort } from '@dining/stack'

import { get } from './get.ts'
import { load } from './load.ts'
import { openBrowser, runLcp, runPage, sizesOf, type LcpRun, type PageRun } from './page-run.ts'
import { startNext, startReact } from './peers/apps.ts'
import { serveSavedPage, withoutScripts } from './peers/saved-page.ts'
import { median, type Row } from './report.ts'
import { scrollShift, WINDOWS } from './scroll-shift.ts'
import { openSite } from './site.ts'
import { unusedScript } from './unused-script.ts'

export interface PagesOptions {
  readonly partner: string
  /** Path of the page, beginning with "/". */
  readonly path: string
  /** Lighthouse runs of each page, interleaved. */
  readonly runs: number
  readonly say: (line: string) => void
}

/**
 * Bytes, unused script, Lighthouse, shift while scrolling and cached throughput of a partner's page, beside its own HTML saved without scripts,
 * an empty Next page and an empty React page with router and query.
 */
export async function benchPages({ partner, path, runs, say }: PagesOptions): Promise<Row[]> {
  const site = await openSite(partner, say)
  const next = await startNext(await freePort())
  const react = await startReact(await freePort())
  const address = site.origin + path
  const name = path === '/' ? 'home' : path
  const { body: html, status } = await get(address)
  const saved = await serveSavedPage(withoutScripts(html.toString('utf8')), site.origin, new URL(address).hostname)
  const pages = { page: address, saved: `${saved.origin}/`, next: `${next.origin}/`, react: `${react.origin}/` }
  try {
    const { measured, applied } = await interleaved(pages, runs, say)
    const appliedLcp = (page: keyof typeof applied) => median(applied[page].map(({ lcp }) => lcp))
    const largest = applied.page.at(-1)?.element ?? ''
    const of = (page: keyof typeof pages, figure: 'lcp' | 'tbt' | 'cls' | 'seo') => median(measured[page].map((run) => run[figure]))
    const js = { page: await scriptSizes(measured.page), next: await scriptSizes(measured.next), react: await scriptSizes(measured.react) }
    const document = await sizesOf([html])
    const shifts = await Promise.all(
      WINDOWS.map(async (window) => ({
        name: `${name} shift while scrolling, ${window.width} px`,
        value: await scrollShift(address, window),
        unit: '',
      })),
    )
    const cached = await load({
      url: site.web,
      paths: [path],
      headers: () => ({ 'accept-encoding': 'br' }),
      connections: 32,
      seconds: 8,
      isNotFound: status === 404,
    })
    const savedRate = await load({
      url: `http://127.0.0.1:${new URL(saved.origin).port}`,
      paths: ['/'],
      headers: () => ({ 'accept-encoding': 'br' }),
      connections: 32,
      seconds: 8,
    })
    return [
      { name: `${name} HTML + CSS brotli`, value: document.brotli, unit: 'B' },
      { name: `${name} HTML + CSS gzip`, value: document.gzip, unit: 'B' },
      { name: `${name} first-load JS brotli`, value: js.page.brotli, unit: 'B', peer: 'empty Next page', peerValue: js.next.brotli },
      {
        name: `${name} first-load JS gzip`,
        value: js.page.gzip,
        unit: 'B',
        peer: 'empty React + router + query',
        peerValue: js.react.gzip,
      },
      { name: `${name} LCP, simulated`, value: of('page', 'lcp'), unit: 'ms', peer: 'saved static page', peerValue: of('saved', 'lcp') },
      { name: `${name} LCP, simulated`, value: of('page', 'lcp'), unit: 'ms', peer: 'empty Next page', peerValue: of('next', 'lcp') },
      {
        name: `${name} LCP, simulated`,
        value: of('page', 'lcp'),
        unit: 'ms',
        peer: 'empty React + router + query',
        peerValue: of('react', 'lcp'),
      },
      {
        name: `${name} LCP, applied`,
        value: appliedLcp('page'),
        unit: 'ms',
        peer: 'saved static page',
        peerValue: appliedLcp('saved'),
        detail: largest,
      },
      {
        name: `${name} LCP, applied`,
        value: appliedLcp('page'),
        unit: 'ms',
        peer: 'empty Next page',
        peerValue: appliedLcp('next'),
        detail: largest,
      },
      { name: `${name} TBT`, value: of('page', 'tbt'), unit: 'ms', peer: 'empty Next page', peerValue: of('next', 'tbt') },
      { name: `${name} CLS`, value: of('page', 'cls'), unit: '' },
      { name: `${name} SEO`, value: of('page', 'seo') * 100, unit: 'of 100' },
      ...shifts,
      { name: `${name} script not run at load`, value: await unusedScript(address), unit: '%' },
      { name: `${name} from the cache`, value: cached.rate, unit: 'pages/s', peer: 'saved static page', peerValue: savedRate.rate },
      { name: `${name} from the cache p99`, value: cached.p99, unit: 'ms', peer: 'saved static page', peerValue: savedRate.p99 },
    ]
  } finally {
    saved.close()
    next.stop()
    react.stop()
    await site.stop()
  }
}

type Pages = Readonly<Record<'page' | 'saved' | 'next' | 'react', string>>

/** Runs of all pages under simulated throttling, and of the page and two peers under applied throttling. The server has the page in its cache. */
async function interleaved(pages: Pages, runs: number, say: (line: string) => void) {
  const measured: Record<keyof Pages, PageRun[]> = { page: [], saved: [], next: [], react: [] }
  const applied: Record<'page' | 'saved' | 'next', LcpRun[]> = { page: [], saved: [], next: [] }
  const names = ['page', 'saved', 'next', 'react'] as const
  const appliedNames = ['page', 'saved', 'next'] as const
  const browser = await openBrowser()
  try {
    for (let run = 1; run <= runs; run += 1) {
      say(`Lighthouse run ${run} of ${runs}`)
      for (const name of names) measured[name].push(await runPage(pages[name], browser))
      for (const name of appliedNames) applied[name].push(await runLcp(pages[name], browser, 'devtools'))
    }
  } finally {
    browser.kill()
  }
  return { measured, applied }
}

async function scriptSizes(runs: readonly PageRun[]) {
  const scripts = runs[0]?.scripts ?? []
  return sizesOf(await Promise.all(scripts.map(async (url) => (await get(url)).body)))
}
