import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { endpoints } from '@dining/contract'
import { covered, progress, scaled } from '@dining/stress'
import { afterEach, expect, it } from 'vitest'

import { connect } from '../socket/client.ts'
import type { Store } from '../store/store.ts'
import { givenCard, givenMember, givenMerchant } from '../testing/dining.ts'
import { line, type Line } from '../testing/feed.ts'
import { install, signUpForm, type Installation } from './kills/installation.ts'
import { remoteBrowser } from './kills/remote.ts'
import { createWriter, type Ledger, type Writer } from './kills/writer.ts'

const WRITERS = 8
/** Number of responses after which the process is killed: the minimum, and the maximum added to it. */
const FEWEST = 15
const SPREAD = 60
const FEED_LINES = 400

let installation: Installation | undefined
afterEach(async () => {
  await installation?.remove()
  installation = undefined
})

/** A file of dines of one card, written once; its lines in the order of the file. */
async function feedFile(at: Installation): Promise<{ readonly path: string; readonly lines: readonly Line[] }> {
  const lines = await at.inspect(async (store) => {
    const merchant = await givenMerchant(store)
    const card = await givenCard(store, await givenMember(store, at.partner.program.id))
    return Array.from({ length: FEED_LINES }, (_, index) =>
      line(card, merchant, `2026-0${1 + (index % 5)}-1${index % 10}T19:00:00-05:00`, '10.00'),
    )
  })
  const path = join(at.folder, `${randomUUID()}.ndjson`)
  await writeFile(path, lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return { path, lines }
}

/** Contents of the tables that contradict responses, over all writers. */
async function faultsInTables(store: Store, writers: readonly Writer[], lines: readonly Line[]): Promise<readonly string[]> {
  return store.owner(async (tx) => {
    const prospects = new Set((await tx.selectFrom('prospect').select('email_key').execute()).map((row) => row.email_key))
    const counted = (await tx.selectFrom('impression_count').select('count').execute()).reduce((sum, { count }) => sum + count, 0)
    const cards = (await tx.selectFrom('member_card').select(['description', 'unlinked_at', 'id']).execute()).filter(
      (card) => card.description !== '',
    )
    const claims = new Set((await tx.selectFrom('card_claim').select('card_id').execute()).map((row) => row.card_id))
    const dines = (await tx.selectFrom('dine').select('source_transaction_id').execute()).map((row) => row.source_transaction_id)
    const timesOf = (all: readonly unknown[]) => {
      const times = new Map<unknown, number>()
      for (const one of all) times.set(one, (times.get(one) ?? 0) + 1)
      return times
    }
    const [byName, dined] = [timesOf(cards.map((card) => card.description)), timesOf(dines)]
    return [
      ...faultsOfImpressions(writers, counted),
      ...writers.flatMap(({ ledger }) => [
        ...[...ledger.prospects].filter((email) => !prospects.has(email)).map((email) => `${email} is lost`),
        ...[...ledger.linked, ...ledger.unlinked]
          .filter((card) => byName.get(card) !== 1)
          .map((card) => `card ${card} ${byName.get(card)} times`),
      ]),
      ...cards
        .filter((card) => (card.unlinked_at === null) !== claims.has(card.id))
        .map((card) => `card ${card.description} and its claim disagree`),
      ...lines.filter((one) => dined.get(one['sourceTransactionId']) !== 1).map((one) => `dine ${String(one['sourceTransactionId'])}`),
    ]
  })
}

/** Every acknowledged impression is counted, and none twice. */
function faultsOfImpressions(writers: readonly Writer[], counted: number): readonly string[] {
  const sum = (numberOf: (ledger: Ledger) => number) => writers.reduce((total, { ledger }) => total + numberOf(ledger), 0)
  const [answered, doubtful] = [sum(({ impressions }) => impressions), sum(({ doubtfulImpressions }) => doubtfulImpressions)]
  const isRight = counted >= answered && counted <= answered + doubtful
  return isRight ? [] : [`${counted} impressions are counted; ${answered} were answered, and ${doubtful} were not`]
}

interface Run {
  /** Contradictions to a response; empty if there are none. */
  readonly faults: readonly string[]
  readonly answers: number
  readonly writers: number
}

/** New members, each of whom writes. */
async function newWriters(at: Installation, url: () => string, kill: number): Promise<readonly Writer[]> {
  const writer = async (_: unknown, index: number) => {
    const name = `w${kill}-${index}`
    const visitor = remoteBrowser(url, at.partner.program.id, `10.${kill >> 8}.${kill % 256}.${index}`)
    const join = (attempt: number) => visitor.call(endpoints.signUp, { body: signUpForm(at.partner, `${name}-${attempt}@mail.example`) })
    let reply = await join(1)
    for (let attempt = 2; reply.status >= 500 && attempt < 5; attempt++) reply = await join(attempt)
    if (reply.status !== 200) throw new Error(`The sign-up answers ${reply.status} ${JSON.stringify(reply.problem.errors)}`)
    return createWriter(visitor, name)
  }
  return Promise.all(Array.from({ length: WRITERS }, writer))
}

/** Kills an API repeatedly while members write and, on the embedded engine, a feed is imported in it. */
async function killAgainAndAgain(engine: Store['engine'], kills: number): Promise<Run> {
  const at = (installation = await install(engine))
  const file = await feedFile(at)
  const faults: string[] = []
  const all: Writer[] = []
  let [url, answers]: [string, number] = ['', 0]
  const collect = async (found: readonly Promise<readonly string[]>[]) => void faults.push(...(await Promise.all(found)).flat())
  for (let kill = 0; kill < kills; kill++) {
    const api = await at.start()
    url = api.url
    await collect(all.slice(-WRITERS).map((writer) => writer.check()))
    const writers = await newWriters(at, () => url, kill)
    all.push(...writers)
    const answered = () => writers.reduce((sum, writer) => sum + writer.answered(), 0)
    const enough = FEWEST + ((kill * 37) % SPREAD)
    const work = [...writers.map((writer) => writer.write()), ...(engine === 'pglite' ? [importInApi(at, file.path)] : [])]
    await Promise.race([until(() => answered() >= enough), Promise.all(work)])
    await api.kill()
    await Promise.all(work)
    answers += answered()
    progress(`kills on ${engine}`, kill + 1, kills)
  }
  const api = await at.start()
  url = api.url
  await collect(all.slice(-WRITERS).map((writer) => writer.check()))
  await collect(all.map((writer) => writer.repeat()))
  if (engine === 'pglite') await importInApi(at, file.path)
  await api.stop()
  faults.push(...(await at.inspect((store) => faultsInTables(store, all, engine === 'pglite' ? file.lines : []))))
  return { faults, answers, writers: all.length }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function importInApi(at: Installation, path: string): Promise<void> {
  const api = await connect(at.env['SOCKET_PATH'] ?? '')
  await api?.run('feed import', { path, format: null }, () => undefined)
}

it.each([
  ['PostgreSQL', 'postgres', scaled(80, 3)],
  ['its embedded database', 'pglite', scaled(20, 1)],
] as const)('an API on %s, killed again and again during writes, keeps each that it answered, once', async (_, engine, kills) => {
  const { faults, answers, writers } = await killAgainAndAgain(engine, kills)
  expect(faults).toEqual([])
  covered(`kills on ${engine}`, { kills, 'answered writes': answers, writers })
})
