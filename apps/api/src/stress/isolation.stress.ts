import { endpoints, type Endpoint } from '@dining/contract'
import { covered, progress, scaled } from '@dining/stress'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Bookings } from '../adapters/bookings/bookings.ts'
import type { CardPayments } from '../adapters/card-payments/card-payments.ts'
import { createApi } from '../app.ts'
import { givenMerchant } from '../testing/dining.ts'
import { addZip } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { OPEN_DAILY, plainRestaurantId, testBookings, type TestBookings, testPayments } from '../testing/test-bookings.ts'
import { testPartner } from '../testing/test-partner.ts'
import type { LimitUse } from '../store/repositories/rate-limit.ts'
import type { Store } from '../store/store.ts'
import type { Limits } from '../use-cases/limits.ts'
import { activeMembersArbitrary, type ActiveMembers } from './isolation/active-members.ts'
import { callArbitrary, type Barrier, type Call } from './isolation/call.ts'
import { ZIP } from './isolation/field-pool.ts'
import { MERCHANT_ID, SECOND_MERCHANT_ID } from './isolation/merchant-id.ts'
import { PARTNERS } from './isolation/member.ts'
import { requestOf, send, type Answered } from './isolation/send.ts'
import { changes, removeOthers, takeSnapshot } from './isolation/snapshot.ts'
import { policiesAlone, queriesAlone } from './isolation/stores.ts'
import { leaks, staysUnchanged, wrongCounts } from './isolation/checks.ts'
import { fillTables, readTables, renewMembers, type TenantTables } from './isolation/tables.ts'

/** Concurrent calls, and calls between two checks of the tables. */
const IN_FLIGHT = 16
const BATCH = 500
/** Batches between two lines of progress. */
const PROGRESS_BATCHES = 10
const SEED = 20_261_120
/** Here no partner has a captcha, so that calls need no token; its challenges contain no data of a member. */
const CALLS = Object.values(endpoints).filter(({ name }) => name !== endpoints.getCaptcha.name)
/** Batches of the calls that have not been granted by then. */
const MAX_FURTHER = 20
const NEVER = 1_000_000_000

const RESERVATIONS = { hasNotices: true, openTableReservationsEnabled: true, hasReservationBonus: true } as const
const percent = (share: number) => ({ kind: 'percent', basisPoints: share }) as const

let api: TestApi
let bookingService: TestBookings
const bookings = new Map<string, Bookings>()
const cardPayments = new Map<string, CardPayments>()
let provider: Awaited<ReturnType<typeof testPayments>>
let tables: TenantTables
let apps: Readonly<Record<Barrier, TestApi['app']>>
beforeAll(async () => {
  api = await testApi(
    [
      testPartner(PARTNERS.a, {
        features: { hasFlexOffers: true, hasPartnerLoadedCards: true, hasEmailChange: true, ...RESERVATIONS },
        program: { reservationBonusUnits: 50 },
      }),
      testPartner(PARTNERS.b, {
        features: { hasFlexOffers: true, hasPartnerLoadedCards: true, ...RESERVATIONS },
        program: {
          currencyType: 'Credit',
          earnRates: { 0: percent(100), 2: percent(250), 3: percent(500) },
          statementCreditFromCents: 2000,
          reservationBonusUnits: 50,
        },
      }),
      testPartner(PARTNERS.c, { features: RESERVATIONS, program: { enrollmentType: 'sso', reservationBonusUnits: 50 } }),
    ],
    undefined,
    { bookings, cardPayments },
  )
  bookingService = await testBookings('one', api.clock.now)
  provider = await testPayments(api.clock.now)
  for (const partner of Object.values(PARTNERS)) {
    bookings.set(partner, bookingService.bookings)
    cardPayments.set(partner, provider.cards)
  }
  await givenMerchant(api.store, { id: MERCHANT_ID, hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
  await givenMerchant(api.store, { id: SECOND_MERCHANT_ID })
  await addZip(api, ZIP)
  tables = await readTables(api)
  await fillTables(api, tables)
  // No call is refused by a rate limit: what a refused call would have returned must be checked.
  const unlimited = (uses: readonly LimitUse[]) => uses.map(({ rule, ...use }) => ({ rule: { ...rule, count: NEVER }, ...use }))
  const limits: Limits = {
    take: (partner, uses, now) => api.deps.limits.take(partner, unlimited(uses), now),
    count: (tx, partner, uses, now) => api.deps.limits.count(tx, partner, unlimited(uses), now),
  }
  const on = (store: Store) => createApi({ ...api.deps, limits, store })
  apps = { both: on(api.store), policies: on(policiesAlone(api.store)), queries: on(queriesAlone(api.store)) }
})
afterAll(async () => {
  await bookingService.close()
  await provider.payments.close()
  await api.close()
})

const counts = { calls: 0, now: 0, most: 0 }
/** Successful calls of each endpoint. */
const granted = new Map<string, number>()

/** The log entries of the call with this response. */
const logOf = ({ text }: Answered): string => {
  const id = /x-request-id: (\S+)/.exec(text)?.[1] ?? ''
  return api.logLines.filter((line) => line.includes(id)).join('')
}

/** Makes a call. @returns the errors of its response */
async function make(call: Call): Promise<readonly string[]> {
  counts.now += 1
  counts.most = Math.max(counts.most, counts.now)
  const reply = await send(apps[call.barrier], requestOf(call, api.deps.secrets))
  counts.now -= 1
  counts.calls += 1
  if (reply.status === 500) return [`${describe(call)} failed: ${logOf(reply)}`]
  if (reply.status < 400) granted.set(call.endpoint.name, (granted.get(call.endpoint.name) ?? 0) + 1)
  const strange = wrongCounts(call, reply)
  if (strange.length > 0) return [`${describe(call)} was told a count of others: ${strange.join(', ')}`]
  const owners = leaks(call, reply)
  return owners.length > 0 ? [`${describe(call)} was shown data of ${owners.join(', ')}: ${reply.text}`] : []
}

const describe = ({ endpoint, partner, barrier, caller, parts, pretence }: Call) =>
  `${endpoint.name} at ${partner} by ${caller.member?.owner ?? 'nobody'} (${caller.session ?? 'no session'}), barrier ${barrier}, ${JSON.stringify({ parts, pretence })}`

/** Makes all calls, a fixed number at a time. @returns the errors of their responses */
async function makeAll(calls: readonly Call[]): Promise<readonly string[]> {
  const waiting = [...calls]
  const faults: string[] = []
  const worker = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) faults.push(...(await make(call)))
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  return faults
}

async function faultsOfBatch(acting: ActiveMembers, calls: readonly Call[]): Promise<readonly string[]> {
  await removeOthers(api, tables)
  await api.store.owner((tx) => renewMembers(tx, tables, acting.members))
  // Rows that a call changes get a different time.
  api.clock.advance(1)
  const before = await takeSnapshot(api, tables)
  const faults = await makeAll(calls)
  const after = await takeSnapshot(api, tables)
  api.logLines.length = 0
  await api.store.owner((tx) => renewMembers(tx, tables, acting.members))
  return [...faults, ...changes(before, after, staysUnchanged(acting)).map((group) => `changed: ${group}`)]
}

/**
 * Credentials that no caller of this suite holds; `log-out.test.ts`, `unsubscribe-link.test.ts`, `sms.test.ts`, `keep.test.ts`, `passkeys.test.ts`,
 * `change-email.test.ts` (no member of this suite must change the address) and `household.test.ts` (an invitation is for one address) try them with others,
 * and `remove-member.test.ts` (a key is of one member in one household).
 */
const NEVER_GRANTED = new Set([
  'logoutFromProvider',
  'unsubscribe',
  'receiveSms',
  'receiveReservationStatus',
  'addPasskey',
  'signInWithPasskey',
  'confirmEmailChange',
  'joinHousehold',
  'removeFromHousehold',
])
const notYetGranted = () => CALLS.filter(({ name }) => !granted.has(name) && !NEVER_GRANTED.has(name))

/** Makes batches of random calls of these endpoints, and checks every row after each. */
async function runBatches(of: readonly Endpoint[], batches: number, seed: number): Promise<void> {
  const batch = activeMembersArbitrary.chain((acting) =>
    fc.record({ acting: fc.constant(acting), calls: fc.array(callArbitrary(acting, of), { minLength: BATCH, maxLength: BATCH }) }),
  )
  let faults: readonly string[] = []
  const run = await fc.check(
    fc.asyncProperty(batch, async ({ acting, calls }) => {
      faults = await faultsOfBatch(acting, calls)
      if (counts.calls % (PROGRESS_BATCHES * BATCH) === 0) progress('isolation, calls', counts.calls, batches * BATCH)
      return faults.length === 0
    }),
    { seed, numRuns: batches, endOnFailure: true },
  )
  if (run.failed && faults.length === 0) throw run.errorInstance
  expect(faults.slice(0, 20), `batch ${run.numRuns} of seed ${seed}`).toEqual([])
}

it('random calls with wrong ids, sessions, tokens and partners return and change only data of the caller', async () => {
  const batches = scaled(200, 4)
  await runBatches(CALLS, batches, SEED)
  expect(counts.calls).toBe(batches * BATCH)
  // A call that is always refused proves nothing. A few thousand calls may leave one out that is granted seldom, so that it is tried more often.
  let further = 0
  // A list is gone with its batch, so one is created for the calls that need it.
  for (; notYetGranted().length > 0 && further < MAX_FURTHER; further += 1)
    await runBatches([...notYetGranted(), endpoints.createShortlist], 1, SEED + 1 + further)
  expect(notYetGranted().map(({ name }) => name)).toEqual([])
  const connections = await connectionsOf(api)
  expect(connections).toBeGreaterThanOrEqual(8)
  covered('isolation', {
    'random calls': counts.calls,
    granted: [...granted.values()].reduce((sum, count) => sum + count, 0),
    endpoints: CALLS.length,
    'in flight at most': counts.most,
    connections,
    'looks at every row': batches + further,
    'tenant tables': tables.ofMembers.length + tables.ofPartners.length,
  })
})

async function connectionsOf({ store }: TestApi): Promise<number> {
  const { rows } = await store.owner((tx) =>
    sql<{ count: number }>`select count(*) as count from pg_stat_activity where datname = current_database()`.execute(tx),
  )
  return rows[0]?.count ?? 0
}
