import { freePort } from '@dining/stack'

import { get } from './get.ts'
import { openBrowser, runLcp, type LcpRun, type Throttling } from './page-run.ts'
import { startNext } from './peers/apps.ts'
import { median, type Row } from './report.ts'
import { openSites } from './site.ts'
import { openTlsFront, type Protocol, type TlsFront } from './tls-front.ts'

interface LcpOptions {
  readonly partners: readonly string[]
  /** Paths of the pages, each beginning with "/"; none: home. */
  readonly paths: readonly string[]
  /** Runs of each page and kind of throttling, interleaved. */
  readonly runs: number
  /** Whether pages are measured over TLS, by HTTP/2 and by HTTP/1.1, instead of without TLS. */
  readonly http2: boolean
  readonly say: (line: string) => void
}

/** The kinds of throttling, and their names in rows. tooling/decisions/2026-11-26-two-kinds-of-lcp.md says what each of them counts. */
const KINDS: readonly (readonly [Throttling, string])[] = [
  ['simulate', 'LCP, simulated'],
  ['devtools', 'LCP, applied'],
]

/** What is between the browser and the sites, and its name in rows. */
interface Way {
  readonly label: string
  readonly urlOf: TlsFront['urlOf']
  readonly close: () => void
}

const PLAIN: Way = { label: '', urlOf: (url) => url, close: () => undefined }

async function waysTo(origins: readonly string[], http2: boolean): Promise<readonly Way[]> {
  if (!http2) return [PLAIN]
  const protocols: readonly (readonly [Protocol, string])[] = [
    ['h2', ' over HTTP/2'],
    ['http/1.1', ' over HTTP/1.1 with TLS'],
  ]
  return Promise.all(protocols.map(async ([protocol, label]) => ({ label, ...(await openTlsFront(origins, protocol)) })))
}

/**
 * LCP of pages that the server has in its cache, under simulated and applied throttling, beside an empty Next page of the same run, over the same
 * protocol.
 */
export async function benchLcp({ partners, paths, runs, http2, say }: LcpOptions): Promise<Row[]> {
  const { sites, stop } = await openSites(partners, say)
  const next = await startNext(await freePort())
  const browser = await openBrowser()
  const nextOrigin = `http://next.localhost:${new URL(next.origin).port}`
  const ways = await waysTo([nextOrigin, ...sites.map(({ origin }) => origin)], http2)
  const measured = ways.map((way) => ({
    way,
    peer: { name: 'empty Next page', url: `${nextOrigin}/`, runs: emptyRuns() },
    pages: sites.flatMap(({ partner, origin }) =>
      (paths.length === 0 ? ['/'] : paths).map((path) => ({
        name: `${partner} ${path === '/' ? 'home' : path}`,
        url: origin + path,
        runs: emptyRuns(),
      })),
    ),
  }))
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const { way, peer, pages } of measured)
        for (const page of [peer, ...pages]) {
          say(`Run ${run} of ${runs}: ${page.name}${way.label}`)
          await get(page.url)
          for (const [kind] of KINDS) page.runs[kind].push(await runLcp(way.urlOf(page.url), browser, kind))
        }
    const lcp = (of: readonly LcpRun[]) => median(of.map(({ lcp }) => lcp))
    return measured.flatMap(({ way, peer, pages }) =>
      pages.flatMap((page) =>
        KINDS.map(([kind, label]) => ({
          name: `${page.name} ${label}${way.label}`,
          value: lcp(page.runs[kind]),
          unit: 'ms',
          peer: peer.name,
          peerValue: lcp(peer.runs[kind]),
          detail: page.runs[kind].at(-1)?.element ?? '',
        })),
      ),
    )
  } finally {
    browser.kill()
    for (const { close } of ways) close()
    next.stop()
    await stop()
  }
}

const emptyRuns = (): Record<Throttling, LcpRun[]> => ({ simulate: [], devtools: [] })
