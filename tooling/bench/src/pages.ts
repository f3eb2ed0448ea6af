import { freePort } from '@dining/stack'

import { get } from './get.ts'
import { load } from './load.ts'
import { openBrowser, runPage, sizesOf, type PageRun } from './page-run.ts'
import { startNext, startReact } from './peers/apps.ts'
import { serveSavedPage, withoutScripts } from './peers/saved-page.ts'
import { median, type Row } from './report.ts'
import { scrollShift, WINDOWS } from './scroll-shift.ts'
import { openSite } from './site.ts'

export interface PagesOptions {
  readonly partner: string
  /** Lighthouse runs of each page, interleaved. */
  readonly runs: number
  readonly say: (line: string) => void
}

/**
 * Bytes, Lighthouse, shift while scrolling and cached throughput of a partner's home, beside its own HTML saved without scripts,
 * an empty Next page and an empty React page with router and query.
 */
export async function benchPages({ partner, runs, say }: PagesOptions): Promise<Row[]> {
  const site = await openSite(partner, say)
  const next = await startNext(await freePort())
  const react = await startReact(await freePort())
  const home = `${site.origin}/`
  const html = (await get(home)).body
  const saved = await serveSavedPage(withoutScripts(html.toString('utf8')), site.origin, new URL(home).hostname)
  const pages = { home, saved: `${saved.origin}/`, next: `${next.origin}/`, react: `${react.origin}/` }
  try {
    const measured = await interleaved(pages, runs, say)
    const of = (page: keyof typeof pages, figure: 'lcp' | 'tbt' | 'cls') => median(measured[page].map((run) => run[figure]))
    const js = { home: await scriptSizes(measured.home), next: await scriptSizes(measured.next), react: await scriptSizes(measured.react) }
    const document = await sizesOf([html])
    const shifts = await Promise.all(
      WINDOWS.map(async (window) => ({
        name: `home shift while scrolling, ${window.width} px`,
        value: await scrollShift(home, window),
        unit: '',
      })),
    )
    const cached = await load({ url: site.web, paths: ['/'], headers: () => ({ 'accept-encoding': 'br' }), connections: 32, seconds: 8 })
    const savedRate = await load({
      url: `http://127.0.0.1:${new URL(saved.origin).port}`,
      paths: ['/'],
      headers: () => ({ 'accept-encoding': 'br' }),
      connections: 32,
      seconds: 8,
    })
    return [
      { name: 'home HTML + CSS brotli', value: document.brotli, unit: 'B' },
      { name: 'home HTML + CSS gzip', value: document.gzip, unit: 'B' },
      { name: 'home first-load JS brotli', value: js.home.brotli, unit: 'B', peer: 'empty Next page', peerValue: js.next.brotli },
      { name: 'home first-load JS gzip', value: js.home.gzip, unit: 'B', peer: 'empty React + router + query', peerValue: js.react.gzip },
      { name: 'home LCP', value: of('home', 'lcp'), unit: 'ms', peer: 'saved static page', peerValue: of('saved', 'lcp') },
      { name: 'home LCP', value: of('home', 'lcp'), unit: 'ms', peer: 'empty Next page', peerValue: of('next', 'lcp') },
      { name: 'home LCP', value: of('home', 'lcp'), unit: 'ms', peer: 'empty React + router + query', peerValue: of('react', 'lcp') },
      { name: 'home TBT', value: of('home', 'tbt'), unit: 'ms', peer: 'empty Next page', peerValue: of('next', 'tbt') },
      { name: 'home CLS', value: of('home', 'cls'), unit: '' },
      ...shifts,
      { name: 'home from the cache', value: cached.rate, unit: 'pages/s', peer: 'saved static page', peerValue: savedRate.rate },
      { name: 'home from the cache p99', value: cached.p99, unit: 'ms', peer: 'saved static page', peerValue: savedRate.p99 },
    ]
  } finally {
    saved.close()
    next.stop()
    react.stop()
    await site.stop()
  }
}

async function interleaved<Name extends string>(pages: Readonly<Record<Name, string>>, runs: number, say: (line: string) => void) {
  const names = Object.keys(pages) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as PageRun[]])) as Record<Name, PageRun[]>
  const browser = await openBrowser()
  try {
    for (let run = 1; run <= runs; run += 1) {
      say(`Lighthouse run ${run} of ${runs}`)
      for (const name of names) measured[name].push(await runPage(pages[name], browser))
    }
  } finally {
    browser.kill()
  }
  return measured
}

async function scriptSizes(runs: readonly PageRun[]) {
  const scripts = runs[0]?.scripts ?? []
  return sizesOf(await Promise.all(scripts.map(async (url) => (await get(url)).body)))
}
