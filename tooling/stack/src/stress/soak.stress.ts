import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { endpoints } from '@dining/contract'
import * as pages from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'
import { covered, isWhole, progress, scaled } from '@dining/stress'
import { beforeAll, expect, it } from 'vitest'

import { startPostgres } from '../postgres.ts'
import { ROOT } from '../root.ts'
import { PARTNERS_DIR } from '../run/partners.ts'
import type { Stack } from '../run/stack-types.ts'
import { startStack } from '../run/stack.ts'
import { askAt, type Ask } from '../testing/http.ts'
import { linkCard, newPerson, sealCard, signIn, signOut, signUp, visitorAt, type Person, type Visitor } from '../testing/journey.ts'

/** Visits of a whole run, which takes half an hour: one begins every 180 ms, whether earlier ones have ended or not. */
const VISITS = scaled(10_000, 300)
const PACE_MS = 180
const MEMBERS = scaled(400, 40)
/** Milliseconds between two imports of the feed, and between two looks at the memory. */
const IMPORT_MS = 60_000
const LOOK_MS = 5_000
/** Of a run: the first part, in which processes warm up, and the last, compared with it. Five minutes of half an hour. */
const PART = 1 / 6
/** How much larger the memory and the time may be at the end. Processes of a short run have not warmed up. */
const [MEMORY_GROWTH, SLOWDOWN] = isWhole() ? [1.05, 1.2] : [2, 5]

interface Timed {
  readonly kind: string
  /** Milliseconds since the start of the run, and of the answer. */
  readonly at: number
  readonly took: number
  readonly status: number
}

let stack: Stack
let partner: Partner
let database: string

beforeAll(async () => {
  const { partners } = await readPartners(PARTNERS_DIR)
  const found = partners.find(({ partner: { program } }) => program.enrollmentType === 'direct')
  if (!found) throw new Error('No partner is joined directly')
  ;({ partner } = found)
  const [postgres, dataDir] = [await startPostgres({ isSynced: true }), await mkdtemp(join(tmpdir(), 'dining-soak-'))]
  database = postgres.url
  stack = await startStack({
    partners: [partner.program.id],
    port: 0,
    dataDir,
    database,
    processes: 2,
    captcha: 'off',
    env: { METRICS_PORT: '0', DEMO_MERCHANTS: '3000', LOG_LEVEL: 'warn' },
  })
  return async () => {
    await stack.stop()
    await postgres.stop()
    for (const folder of [dataDir, `${dataDir}-keys`]) await rm(folder, { recursive: true, force: true })
  }
}, 600_000)

it(
  'a day of visits in half an hour: no answer of 5xx, and neither more memory nor more time at its end',
  { timeout: 3_600_000 },
  async () => {
    const { id } = partner.program
    const host = `${id}.localhost:${stack.port}`
    const timed: Timed[] = []
    const failures: string[] = []
    const memory: Record<string, { readonly at: number; readonly bytes: number }[]> = {}
    const begin = performance.now()
    const now = () => performance.now() - begin

    /** A browser with connections and an address of its own, as each visitor has. */
    const visitorOf = (number: number): { readonly self: Visitor; readonly close: () => void } => {
      // An idle connection goes before the other end closes it, after five seconds.
      const agent = new Agent({
        keepAlive: true,
        timeout: 4_000,
        localAddress: `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number % 254)}`,
      })
      return { self: visitorAt(askAt({ port: stack.port, host, agent }), id), close: () => agent.destroy() }
    }
    const measure = async <Answer extends { readonly status: number }>(kind: string, call: () => Promise<Answer>): Promise<Answer> => {
      const at = now()
      const answer = await call()
      timed.push({ kind, at, took: now() - at, status: answer.status })
      return answer
    }
    const open = (self: Visitor, kind: string, path: string) =>
      measure(kind, async () => {
        const answer = await self.page(path)
        await answer.text()
        return answer
      })

    const cards = new Agent({ keepAlive: true, timeout: 4_000 })
    const vault: Ask = askAt({ port: stack.port, host: `cards.localhost:${stack.port}`, agent: cards })
    const people: Person[] = []
    const joinOne = async (number: number) => {
      const { self, close } = visitorOf(60_000 + number)
      const person = newPerson(partner)
      await signUp(self, person)
      expect((await linkCard(self, await sealCard(vault, id))).status).toBe(200)
      people.push(person)
      close()
    }
    for (let number = 0; number < MEMBERS; number += 4) await Promise.all([0, 1, 2, 3].map((step) => joinOne(number + step)))
    const { data } = (await visitorOf(0).self.must(endpoints.searchMerchants, { query: { location: 'Chicago, IL' } })) as {
      data: { readonly id: string }[]
    }

    /** Home, search and a restaurant; two of three visitors sign in and look at their activity; one of ten of them links a further card. */
    const visit = async (number: number) => {
      const { self, close } = visitorOf(number)
      try {
        await open(self, 'home', pages.home)
        await open(self, 'search', `${pages.search}?location=${encodeURIComponent(PLACES[number % PLACES.length] ?? '')}`)
        await open(self, 'merchant', pages.merchant.replace(':merchantId', data[number % data.length]?.id ?? ''))
        const person = people[number % people.length]
        if (number % 3 === 0 || !person) return
        const signedIn = await measure('sign-in', () => signIn(self, person))
        if (signedIn.status !== 200) failures.push(`sign-in answered ${signedIn.status} ${JSON.stringify(signedIn.body)}`)
        await open(self, 'overview', pages.accountOverview)
        await open(self, 'activity', pages.recentActivity)
        if (number % 30 === 1) {
          const card = await sealCard(vault, id)
          const linked = await measure('card', () => linkCard(self, card))
          const { cardRegistration } = linked.body as { cardRegistration?: { memberCard?: { id: string } }[] }
          const query = { id: cardRegistration?.[0]?.memberCard?.id ?? '' }
          await measure('card ends', () => self.call(endpoints.deleteCard, { query }))
        }
        if (number % 2 === 0) await signOut(self)
      } catch (error) {
        failures.push(String(error))
      } finally {
        close()
      }
    }

    const ending = new AbortController()
    const repeat = async (every: number, work: () => Promise<unknown>) => {
      while (!ending.signal.aborted) {
        await work().catch((error: unknown) => failures.push(String(error)))
        await pause(every, undefined, { signal: ending.signal }).catch(() => undefined)
      }
    }
    const background = [
      repeat(IMPORT_MS, () => importFeed(people[Math.floor(now() / IMPORT_MS) % people.length]?.email ?? '', data[0]?.id ?? '')),
      repeat(LOOK_MS, async () => {
        for (const [name, { metrics }] of Object.entries(stack.processes()))
          if (metrics !== null) (memory[name] ??= []).push({ at: now(), bytes: await residentBytes(metrics) })
      }),
    ]

    const started = now()
    const visits: Promise<void>[] = []
    for (let number = 0; number < VISITS; number++) {
      visits.push(visit(number))
      if (number % 500 === 499) progress('soak', number + 1, VISITS)
      await pause(Math.max(0, started + (number + 1) * PACE_MS - now()))
    }
    await Promise.all(visits)
    ending.abort()
    await Promise.all(background)
    cards.destroy()
    const took = now() - started

    const isFirst = ({ at }: { readonly at: number }) => at >= started && at < started + took * PART
    const isLast = ({ at }: { readonly at: number }) => at >= started + took * (1 - PART)
    const kinds = [...new Set(timed.map(({ kind }) => kind))]
    const p99 = (list: readonly Timed[]) =>
      quantile(
        list.map((one) => one.took),
        0.99,
      )
    for (const kind of kinds) {
      const own = timed.filter((one) => one.kind === kind)
      covered(`soak, ${kind}`, {
        answers: own.length,
        'ms p99 first': ms(p99(own.filter(isFirst))),
        'ms p99 last': ms(p99(own.filter(isLast))),
      })
    }
    const growth = Object.entries(memory).map(([name, looks]) => {
      const warm = looks.filter(({ at }) => at >= started + took * PART && at < started + took * 2 * PART)
      const [before, after] = [warm, looks.filter(isLast)].map((list) =>
        quantile(
          list.map(({ bytes }) => bytes),
          0.5,
        ),
      )
      covered(`soak, memory of ${name}`, { 'MB after the first part': mb(before), 'MB at the end': mb(after) })
      return { name, factor: (after ?? 0) / (before ?? 1) }
    })
    const [first, last] = [p99(timed.filter(isFirst)), p99(timed.filter(isLast))]
    covered('soak', {
      visits: VISITS,
      answers: timed.length,
      seconds: Math.round(took / 1000),
      'ms p99 first': ms(first),
      'ms p99 last': ms(last),
    })

    expect(failures).toEqual([])
    expect(timed.filter(({ status }) => status >= 400)).toEqual([])
    expect(timed.length).toBeGreaterThan(VISITS * 4)
    expect(growth.length).toBeGreaterThan(3)
    expect(growth.filter(({ factor }) => factor >= MEMORY_GROWTH)).toEqual([])
    expect(last / first).toBeLessThanOrEqual(SLOWDOWN)
  },
)

const PLACES = ['New York, NY', '60614', 'Austin, TX', 'Seattle, WA', '33139', 'Denver, CO', 'Portland, OR', 'Chicago, IL']

/** One dine of a member arrives, as an operator imports it. */
async function importFeed(email: string, merchantId: string): Promise<void> {
  const run = promisify(execFile)
  const file = join(stack.dataDir, 'soak.ndjson')
  const env = { ...process.env, APP_ENV: 'development', DATABASE_URL: database, DATA_DIR: join(stack.dataDir, 'api') }
  const api = (...args: string[]) => run(process.execPath, ['apps/api/src/cli/main.ts', ...args], { cwd: ROOT, env })
  const { id } = partner.program
  await api('feed', 'sample', '--partner', id, '--email', email, '--merchant', merchantId, '--amount', '42.00', '--out', file)
  await api('feed', 'import', file)
}

async function residentBytes(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text()
  const value = /process_memory_bytes\{[^}]*kind="resident"[^}]*\} (\S+)/.exec(text)?.[1]
  if (value === undefined) throw new Error(`${metrics} has no memory of the process`)
  return Number(value)
}

/** The value that a share of all does not exceed; 0 of none. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}
const ms = (value: number) => Math.round(value)
const mb = (value: number | undefined) => Math.round((value ?? 0) / 1_048_576)
