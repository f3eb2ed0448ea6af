import { brotliCompressSync, gzipSync } from 'node:zlib'

import { ensureChromium, PLAIN_CHROMIUM_ARGS } from '@dining/stack/chromium'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'

/** The result of one Lighthouse run of a page, in its mobile setting. */
export interface PageRun {
  /** Milliseconds. */
  readonly lcp: number
  readonly tbt: number
  /** Unitless. */
  readonly cls: number
  /** Lighthouse's score for search engines, from 0 to 1. */
  readonly seo: number
  /** Script addresses that the page had loaded at the end. */
  readonly scripts: readonly string[]
}

/** Starts a browser for a series of runs, which also accepts the bench's own certificates; `kill` ends it. */
export function openBrowser(): Promise<LaunchedChrome> {
  const chromium = ensureChromium((line) => process.stderr.write(`${line}\n`))
  return launch({ chromePath: chromium.path, chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...PLAIN_CHROMIUM_ARGS] })
}

const LCP = 'largest-contentful-paint'
const LCP_ELEMENT = 'lcp-breakdown-insight'

interface NetworkItem {
  readonly url: string
  readonly resourceType?: string
}

/** How often a page is loaded again if Lighthouse lost its trace, a known occasional error. */
const TRIES = 3

/**
 * How Lighthouse makes a page slow: it computes what a slow connection would have done (`simulate`), or the browser loads the page over
 * a slow connection (`devtools`).
 */
export type Throttling = 'simulate' | 'devtools'

type Selected = Pick<Flags, 'onlyCategories' | 'onlyAudits' | 'throttlingMethod'>

async function audit(url: string, browser: LaunchedChrome, selected: Selected): Promise<Result> {
  let why = 'Lighthouse gave no result'
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const result = await lighthouse(url, {
      port: browser.port,
      ...selected,
      // Outside production no page is for search engines.
      skipAudits: ['is-crawlable'],
      // The page of an unknown address is measured, too.
      ignoreStatusCode: true,
      output: 'json',
      logLevel: 'silent',
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    why = result?.lhr.runtimeError?.message ?? why
  }
  throw new Error(`${url}: ${why}`)
}

/** Loads a page once, cold, with Lighthouse's mobile throttling. Throws when the page did not load. */
export async function runPage(url: string, browser: LaunchedChrome): Promise<PageRun> {
  const { audits, categories } = await audit(url, browser, { onlyCategories: ['performance', 'seo'] })
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const items: readonly NetworkItem[] = details?.type === 'table' ? details.items.map(toNetworkItem) : []
  return {
    lcp: number(LCP),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    seo: categories['seo']?.score ?? Number.NaN,
    scripts: items.filter((item) => item.resourceType === 'Script').map((item) => item.url),
  }
}

/** The largest contentful paint of one load. */
export interface LcpRun {
  /** Milliseconds. */
  readonly lcp: number
  /** The start of the largest element's HTML. */
  readonly element: string
}

/** Loads a page once, cold, with Lighthouse's mobile throttling of a kind. Throws when the page did not load. */
export async function runLcp(url: string, browser: LaunchedChrome, throttlingMethod: Throttling): Promise<LcpRun> {
  const { audits } = await audit(url, browser, { onlyAudits: [LCP, LCP_ELEMENT], throttlingMethod })
  const details = audits[LCP_ELEMENT]?.details
  const [node] = details?.type === 'list' ? details.items.filter((item) => item.type === 'node') : []
  return { lcp: audits[LCP]?.numericValue ?? Number.NaN, element: node?.snippet ?? '' }
}

/** What Lighthouse finds for search engines on a page. Throws when the page did not load. */
export async function auditSearchEngines(
  url: string,
  browser: LaunchedChrome,
): Promise<{ readonly score: number; readonly failed: readonly string[] }> {
  const { audits, categories } = await audit(url, browser, { onlyCategories: ['seo'] })
  const failed = Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== 1)
  return {
    score: categories['seo']?.score ?? Number.NaN,
    failed: failed.map(({ id, title, details }) => `${id}: ${title} ${details?.type === 'table' ? JSON.stringify(details.items) : ''}`),
  }
}

function toNetworkItem(item: Readonly<Record<string, unknown>>): NetworkItem {
  const { url, resourceType } = item
  return { url: typeof url === 'string' ? url : '', ...(typeof resourceType === 'string' ? { resourceType } : {}) }
}

export interface Sizes {
  readonly gzip: number
  readonly brotli: number
}

/** Compressed sizes, in bytes, of files at some addresses of *.localhost; each file is compressed separately at the highest level. */
export async function sizesOf(bodies: readonly Buffer[]): Promise<Sizes> {
  return {
    gzip: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    brotli: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
  }
}
