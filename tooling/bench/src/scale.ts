import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { browser } from '@dining/api/testing'
import { endpoints } from '@dining/contract'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import * as pages from '@dining/domain/pages'
import { stackSigner, startStack, type Stack } from '@dining/stack'
import { startPostgres } from '@dining/stack/postgres'

import { drive, type Step } from './drive.ts'
import { load } from './load.ts'
import type { Row } from './report.ts'
import { succeeded } from './visitors.ts'

interface Options {
  readonly partner: string
  readonly say: (line: string) => void
}

const SECONDS = 8
const CONNECTIONS = 48
/** Numbers of processes of each server. */
const COUNTS = [1, 2, 4] as const
/** More web servers than this share two cores with as many API processes. */
const MOST_WEB = 2
/** Restaurants of the demonstration: a start loads them into each process. */
const RESTAURANTS = '3000'

/**
 * Calls and pages a second of 1, 2 and 4 processes on one PostgreSQL server, beside one process in the same run. The processes are called directly, in
 * turn: a balancer would take a share of the machine.
 */
export async function benchScale({ partner, say }: Options): Promise<Row[]> {
  const [database, dataDir] = [await startPostgres({ isSynced: true }), await mkdtemp(join(tmpdir(), 'dining-scale-'))]
  try {
    const all: Figure[] = []
    for (const processes of COUNTS) {
      say(`${processes} processes of each server`)
      const stack = await startStack({
        captcha: 'off',
        partners: [partner],
        port: 0,
        dataDir,
        database: database.url,
        processes,
        build: processes === 1,
        env: { LOG_LEVEL: 'silent', DEMO_MERCHANTS: RESTAURANTS },
      })
      try {
        all.push(...(await measure(stack, partner, processes)))
      } finally {
        await stack.stop()
      }
    }
    return all.map(({ what, processes, rate }) => {
      const one = all.find((figure) => figure.what === what && figure.processes === 1)
      const row = { name: `${what}, ${processes} of them`, value: rate, unit: '1/s' }
      return one && processes > 1 ? { ...row, peer: 'one process', peerValue: one.rate } : row
    })
  } finally {
    await database.stop()
    for (const folder of [dataDir, `${dataDir}-keys`]) await rm(folder, { recursive: true, force: true })
  }
}

interface Figure {
  readonly what: string
  readonly processes: number
  /** Answers a second. */
  readonly rate: number
}

async function measure(stack: Stack, partner: string, processes: number): Promise<readonly Figure[]> {
  const urlsOf = (app: string) =>
    Object.entries(stack.processes())
      .filter(([name]) => name === app || name.startsWith(`${app}-`))
      .map(([, { url }]) => url)
  const [apis, webs] = [urlsOf('api'), urlsOf(`web-${partner}`)]
  const sign = stackSigner(stack.dataDir, partner)
  const regular = DEMO_MEMBERS.find(({ active, hasWebProfile, dines }) => active && hasWebProfile && dines !== null)
  if (!regular) throw new Error('no demonstration member has dined')
  const credentials = { body: { email: regular.email, password: DEMO_PASSWORD, rememberMe: false } }
  const signedIn = async (index: number) => {
    const url = apis[index % apis.length] ?? ''
    const visitor = browser(
      { request: (input, init) => fetch(new Request(input, init).url.replace('http://api', url), init) },
      partner,
      sign,
    )
    const from = { 'x-forwarded-for': `198.18.0.${index + 1}, 127.0.0.1` }
    succeeded(await visitor.call(endpoints.signIn, credentials, from))
    return { visitor, from }
  }
  const visitors: Awaited<ReturnType<typeof signedIn>>[] = []
  for (let index = 0; index < CONNECTIONS; index += 1) visitors.push(await signedIn(index))
  const calls: Readonly<Record<string, (one: (typeof visitors)[number], turn: number) => Promise<unknown>>> = {
    'activity, API': async ({ visitor, from }) => succeeded(await visitor.call(endpoints.getTransactions, { query: {} }, from)),
    'search, API': async ({ visitor, from }, turn) => {
      const location = ['New York, NY', '60614', 'Austin, TX', 'Seattle, WA'][turn % 4]
      succeeded(await visitor.call(endpoints.searchMerchants, { query: { location } }, from))
    },
    'member, API': async ({ visitor, from }) => succeeded(await visitor.call(endpoints.getMember, {}, from)),
  }
  const figures: Figure[] = []
  for (const [what, call] of Object.entries(calls)) {
    const steps = visitors.map((one, index): Step => {
      let turn = index
      return (timed) => timed(async () => void (await call(one, (turn += 1))))
    })
    figures.push({ what, processes, rate: (await drive(steps, SECONDS)).rate })
  }
  if (processes > MOST_WEB) return figures
  const cookie = [...(visitors[0]?.visitor.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const [what, path, headers] of [
    ['home from the cache, web', pages.home, {}],
    ['overview of a member, web', pages.accountOverview, { cookie }],
  ] as const) {
    const shares = webs.map((url) =>
      load({
        url,
        paths: [path],
        connections: CONNECTIONS / webs.length,
        seconds: SECONDS,
        headers: () => ({ ...headers, 'accept-encoding': 'gzip' }),
      }),
    )
    figures.push({ what, processes, rate: (await Promise.all(shares)).reduce((sum, { rate }) => sum + rate, 0) })
  }
  return figures
}
