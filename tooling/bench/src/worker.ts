import { get } from './get.ts'
import { openBrowser, runLcp, runPage } from './page-run.ts'
import type { PagesOptions } from './pages.ts'
import { median, type Row } from './report.ts'
import { openSite } from './site.ts'

/** In both orders, since a machine may change its pace during the runs. */
const ORDER = ['on', 'off', 'off', 'on'] as const
type State = (typeof ORDER)[number]

interface Visit {
  /** Milliseconds. */
  readonly simulated: number
  readonly applied: number
  readonly tbt: number
}

/** A first visit of a partner's page, which installs the service worker, beside one while the operator has switched the worker off. */
export async function benchWorker({ partner, path, runs, say }: PagesOptions): Promise<Row[]> {
  const visits: Record<State, Visit[]> = { on: [], off: [] }
  const browser = await openBrowser()
  try {
    for (const state of ORDER) {
      say(`Service worker ${state}`)
      const site = await openSite(partner, say, { env: { SERVICE_WORKER: state } })
      try {
        const address = site.origin + path
        // The server has the page in its cache from here.
        await get(address)
        for (let run = 1; run <= runs; run += 1) {
          say(`Lighthouse run ${run} of ${runs}`)
          const { lcp: simulated, tbt } = await runPage(address, browser)
          const { lcp: applied } = await runLcp(address, browser, 'devtools')
          visits[state].push({ simulated, applied, tbt })
        }
      } finally {
        await site.stop()
      }
    }
  } finally {
    browser.kill()
  }
  const name = path === '/' ? 'home' : path
  const row = (figure: string, of: (visit: Visit) => number): Row => ({
    name: `${name} ${figure} with the service worker`,
    value: median(visits.on.map(of)),
    unit: 'ms',
    peer: 'the same page without it',
    peerValue: median(visits.off.map(of)),
  })
  return [
    row('LCP, simulated,', ({ simulated }) => simulated),
    row('LCP, applied,', ({ applied }) => applied),
    row('TBT', ({ tbt }) => tbt),
  ]
}
