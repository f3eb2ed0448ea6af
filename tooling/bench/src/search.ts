import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import { testSigner } from '@dining/api/testing'
import { PARTNER_HEADER } from '@dining/contract'
import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { startPostgres } from '@dining/stack/postgres'

import { load } from './load.ts'
import type { SqlEngine, SqlSearches } from './peers/search-server.ts'
import type { Row } from './report.ts'
import { startApi } from './search/api-process.ts'
import type { ChangeFigures, EngineFigures, EngineWork } from './search/engine.ts'
import { fillDefault, growTo } from './search/fill.ts'
import { benchSearches, pathOf, type BenchSearch } from './search/searches.ts'

const CONNECTIONS = 10
const SECONDS = 8
/** Seconds of a peer, which are longer, because it answers few. */
const PEER_SECONDS = 12
const PEERS: Readonly<Record<SqlEngine, string>> = { earthdistance: 'earthdistance and pg_trgm', boxes: 'our best SQL' }
/** Searches of which some have nothing within the miles; more would measure how fast nothing is found. */
const LEAST_FOUND = 0.7

interface Options {
  readonly partner: string
  /** Numbers of restaurants, ascending. */
  readonly restaurants: readonly number[]
  readonly say: (line: string) => void
}

/** Search with counts over HTTP and of the engine alone, beside SQL on the same database, by number of restaurants. */
export async function benchSearch({ partner, restaurants, say }: Options): Promise<Row[]> {
  const partners = (await loadPartners(`${ROOT}/partners`)).map(({ partner: { program } }) => program.id)
  const database = await startPostgres()
  try {
    say('Filling the database')
    await fillDefault(database.url, new Date())
    const rows: Row[] = []
    for (const count of restaurants) {
      await growTo(database.url, count)
      rows.push(...(await measure({ databaseUrl: database.url, count, partner, partners, say })))
    }
    return rows
  } finally {
    await database.stop()
  }
}

interface Measured extends Pick<Options, 'partner' | 'say'> {
  readonly databaseUrl: string
  readonly count: number
  readonly partners: readonly string[]
}

async function measure({ databaseUrl, count, partner, partners, say }: Measured): Promise<Row[]> {
  const searches = await benchSearches(databaseUrl)
  const name = `${count / 1_000}k`
  say(`${name}: engine`)
  const engine = await inEngine<EngineFigures>({ databaseUrl, searches })
  if (engine.found < LEAST_FOUND) throw new Error(`only ${engine.found} of the searches have results`)
  say(`${name}: API`)
  const { one, mixed } = await apiLoads(databaseUrl, searches, partner, partners)
  const rows: Row[] = [
    { name: `${name}: searches with results`, value: engine.found * 100, unit: '%' },
    { name: `${name}: engine alone, p50`, value: engine.p50, unit: 'ms' },
    { name: `${name}: engine alone, p99`, value: engine.p99, unit: 'ms' },
    { name: `${name}: ready after`, value: engine.readySeconds, unit: 's' },
    { name: `${name}: memory when ready`, value: engine.memoryMB, unit: 'MB' },
    { name: `${name}: most memory until then`, value: engine.peakMB, unit: 'MB' },
  ]
  for (const [sql, peer] of Object.entries(PEERS)) {
    say(`${name}: ${peer}`)
    // The keys are the engines.
    const other = await sqlLoad({ databaseUrl, engine: sql as SqlEngine, searches })
    rows.push(
      { name: `${name}: rate`, value: one.rate, unit: '1/s', peer, peerValue: other.rate },
      { name: `${name}: p50`, value: one.p50, unit: 'ms', peer, peerValue: other.p50 },
      { name: `${name}: p99`, value: one.p99, unit: 'ms', peer, peerValue: other.p99 },
    )
  }
  say(`${name}: changes`)
  const changes = await inEngine<ChangeFigures>({ databaseUrl })
  return [
    ...rows,
    { name: `${name}: one change seen after`, value: changes.seenAfter, unit: 'ms' },
    { name: `${name}: longest pause, all changed`, value: changes.longestPause, unit: 'ms' },
    { name: `${name}: rate, ${partners.length} partners mixed`, value: mixed.rate, unit: '1/s', peer: 'one partner', peerValue: one.rate },
    { name: `${name}: p99, ${partners.length} partners mixed`, value: mixed.p99, unit: 'ms', peer: 'one partner', peerValue: one.p99 },
  ]
}

/** Measures in a process of its own, whose memory is that of the engine. */
async function inEngine<Figures>(work: EngineWork): Promise<Figures> {
  const child = fork(fileURLToPath(new URL('search/engine.ts', import.meta.url)))
  child.send(work)
  // The process sends what the work asks for.
  const [figures] = (await once(child, 'message')) as [Figures]
  return figures
}

async function apiLoads(databaseUrl: string, searches: readonly BenchSearch[], partner: string, partners: readonly string[]) {
  const api = await startApi(databaseUrl, partners)
  try {
    const signers = new Map(partners.map((id) => [id, testSigner(id)]))
    const as = (choose: () => string) => (path: string) => {
      const id = choose()
      return { [PARTNER_HEADER]: id, ...signers.get(id)?.({ method: 'GET', path, requestId: '' }) }
    }
    let turn = 0
    const inTurn = () => partners[(turn += 1) % partners.length] ?? partner
    const paths = searches.map(pathOf)
    const run = (choose: () => string, seconds: number) =>
      load({ url: api.url, paths, headers: as(choose), connections: CONNECTIONS, seconds })
    await run(() => partner, 2)
    return { one: await run(() => partner, SECONDS), mixed: await run(inTurn, SECONDS) }
  } finally {
    await api.stop()
  }
}

async function sqlLoad(message: SqlSearches) {
  const child = fork(fileURLToPath(new URL('peers/search-server.ts', import.meta.url)))
  try {
    child.send(message)
    const [{ port }] = (await once(child, 'message')) as [AddressInfo]
    return await load({ url: `http://127.0.0.1:${port}`, paths: ['/'], connections: CONNECTIONS, seconds: PEER_SECONDS })
  } finally {
    child.kill()
  }
}
