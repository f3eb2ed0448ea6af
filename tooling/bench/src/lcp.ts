import { freePort } from '@dining/stack'

import { get } from './get.ts'
import { openBrowser, runLcp, type LcpRun, type Throttling } from './page-run.ts'
import { startNext } from './peers/apps.ts'
import { median, type Row } from './report.ts'
import { openSites } from './site.ts'

interface LcpOptions {
  readonly partners: readonly string[]
  /** Paths of the pages, each beginning with "/"; none: home. */
  readonly paths: readonly string[]
  /** Runs of each page and kind of throttling, interleaved. */
  readonly runs: number
  readonly say: (line: string) => void
}

/** The kinds of throttling, and their names in rows. tooling/decisions/2026-11-26-two-kinds-of-lcp.md says what each of them counts. */
const KINDS: readonly (readonly [Throttling, string])[] = [
  ['simulate', 'LCP, simulated'],
  ['devtools', 'LCP, applied'],
]

/** LCP of pages that the server has in its cache, under simulated and applied throttling, beside an empty Next page of the same run. */
export async function benchLcp({ partners, paths, runs, say }: LcpOptions): Promise<Row[]> {
  const { sites, stop } = await openSites(partners, say)
  const next = await startNext(await freePort())
  const browser = await openBrowser()
  const peer = { name: 'empty Next page', url: `${next.origin}/`, runs: emptyRuns() }
  const pages = sites.flatMap(({ partner, origin }) =>
    (paths.length === 0 ? ['/'] : paths).map((path) => ({
      name: `${partner} ${path === '/' ? 'home' : path}`,
      url: origin + path,
      runs: emptyRuns(),
    })),
  )
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const page of [peer, ...pages]) {
        say(`Run ${run} of ${runs}: ${page.name}`)
        await get(page.url)
        for (const [kind] of KINDS) page.runs[kind].push(await runLcp(page.url, browser, kind))
      }
    const lcp = (of: readonly LcpRun[]) => median(of.map(({ lcp }) => lcp))
    return pages.flatMap((page) =>
      KINDS.map(([kind, label]) => ({
        name: `${page.name} ${label}`,
        value: lcp(page.runs[kind]),
        unit: 'ms',
        peer: peer.name,
        peerValue: lcp(peer.runs[kind]),
        detail: page.runs[kind].at(-1)?.element ?? '',
      })),
    )
  } finally {
    browser.kill()
    next.stop()
    await stop()
  }
}

const emptyRuns = (): Record<Throttling, LcpRun[]> => ({ simulate: [], devtools: [] })
