import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { browser } from '@dining/api/testing'
import { endpoints, objectToQuery, type Call, type Endpoint } from '@dining/contract'
import { DEFAULT_USER_LOCATION } from '@dining/domain'
import * as pages from '@dining/domain/pages'
import { freePort } from '@dining/stack'
import { startPostgres } from '@dining/stack/postgres'

import { load } from './load.ts'
import type { PeerApp } from './peers/apps.ts'
import { startFramework } from './peers/framework-server.ts'
import type { Row } from './report.ts'
import { openSite, type Site } from './site.ts'

interface Options {
  readonly partner: string
  /** On a PostgreSQL server of its own instead of the embedded database. */
  readonly postgres: boolean
  readonly say: (line: string) => void
}

const SECONDS = 8
const CONNECTIONS = [10, 50] as const

function addressOf<E extends Endpoint>({ path }: E, call: Call<E>): string {
  const query = objectToQuery((call as { readonly query?: Readonly<Record<string, unknown>> }).query).toString()
  return query === '' ? path : `${path}?${query}`
}

const member = addressOf(endpoints.getMember, {})
const location = addressOf(endpoints.getDefaultLocation, {})
const { latitude, longitude } = DEFAULT_USER_LOCATION
const search = `${endpoints.searchMerchants.path}?latitude=${latitude}&longitude=${longitude}&pageSize=15`
const activity = addressOf(endpoints.getTransactions, { query: { pageNo: '1', resultsPerPage: '10' } })

/** The pages of a member with their addresses, and the calls that a server makes for each, in waves. */
const PERSONAL = {
  home: { path: pages.home, calls: [[member, location], [search]] },
  overview: {
    path: pages.accountOverview,
    calls: [[member, activity, addressOf(endpoints.getDineSummary, {}), addressOf(endpoints.getCards, {})]],
  },
  activity: { path: pages.recentActivity, calls: [[member, activity]] },
  search: { path: pages.search, calls: [[member, location], [search]] },
} as const

/** Pages of a signed-in member a second, beside React Router's own server, which renders the same data of the same API. */
export async function benchPersonalPages({ partner, postgres, say }: Options): Promise<Row[]> {
  const database = postgres ? await startPostgres({ isSynced: true }) : undefined
  let site: Site | undefined
  let peer: PeerApp | undefined
  try {
    site = await openSite(partner, say, { database: database?.url })
    const calls = Object.fromEntries(Object.entries(PERSONAL).map(([name, page]) => [name, page.calls]))
    const cookie = await signIn(site.api, partner, site.sign)
    peer = await startFramework({ port: await freePort(), apiUrl: site.api, dataDir: site.dataDir, partner, pages: calls })
    const rows: Row[] = []
    for (const [name, { path }] of Object.entries(PERSONAL)) {
      for (const connections of CONNECTIONS) {
        say(`${name} at ${connections} connections`)
        const common = { connections, seconds: SECONDS, headers: () => ({ cookie, 'accept-encoding': 'gzip' }) }
        const ours = await load({ url: site.web, paths: [path], ...common })
        const theirs = await load({ url: peer.origin, paths: [`/${name}`], ...common })
        const row = { name: `${name} at ${connections}`, peer: 'React Router server, same data' }
        rows.push(
          { ...row, name: `${row.name}, rate`, value: ours.rate, unit: '1/s', peerValue: theirs.rate },
          { ...row, name: `${row.name}, p99`, value: ours.p99, unit: 'ms', peerValue: theirs.p99 },
        )
      }
    }
    return rows
  } finally {
    peer?.stop()
    await site?.stop()
    await database?.stop()
  }
}

/** The cookies of a demonstration member who has dined. */
async function signIn(api: string, partner: string, sign: Parameters<typeof browser>[2]): Promise<string> {
  const visitor = browser({ request: (input, init) => fetch(new Request(input, init).url.replace('http://api', api), init) }, partner, sign)
  const regular = DEMO_MEMBERS.find(({ active, hasWebProfile, dines }) => active && hasWebProfile && dines !== null)
  if (!regular) throw new Error('no demonstration member has dined')
  const body = { email: regular.email, password: DEMO_PASSWORD, rememberMe: false }
  const reply = await visitor.call(endpoints.signIn, { body }, { 'x-forwarded-for': '198.18.0.1, 127.0.0.1' })
  if (reply.status !== 200) throw new Error(`The API answered the sign-in with ${reply.status}`)
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
