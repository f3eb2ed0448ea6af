import { covered, progress, scaled } from '@dining/stress'
import { isBonusFulfilled, returnsMoney, type EarnRate } from '@dining/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { creditPartner } from '../testing/credit-partner.ts'
import { givenMerchant, type TestMerchant } from '../testing/dining.ts'
import { feed } from '../testing/feed.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { settlementOf, settleProgram } from '../use-cases/earning/settle.ts'
import { givenDiners, readAccounts, type LedgerAccount } from './ledger/accounts.ts'
import { shuffledLines, type Month } from './ledger/months.ts'

const FUEL = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 } as const
/** After the last dine of the month and the days in which its final amount may come. */
const AFTER = '2026-07-31'
/** Months of all programs together. */
const MONTHS = 10_000
/** Months of one run of the property: their members are created, imported, settled and read together. */
const AT_ONCE = 100
/** All months take 15 minutes on two free cores, and three times as long beside other work. */
const TIMEOUT_MS = 90 * 60_000

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([
    creditPartner('credit'),
    testPartner('gallon', { program: { currencyType: 'Dollar', earnRates: { 0: FUEL, 2: FUEL } } }),
    testPartner('miles'),
  ])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

const month: fc.Arbitrary<Month> = fc.record({
  /** Dines of June: the bill, a refund of it that may exceed it, and whether its lines come twice. */
  dines: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 14 }),
      cents: fc.integer({ min: 1, max: 60_000 }),
      refund: fc.option(fc.integer({ min: 1, max: 65_000 })),
      twice: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  /** A bonus that the member has activated, and what fulfils it. */
  bonus: fc.record({ dines: fc.integer({ min: 0, max: 4 }), spendCents: fc.integer({ min: 0, max: 90_000 }) }),
  /** Decides the order in which the lines come. */
  seed: fc.nat(),
})

const PROGRAMS = ['credit', 'gallon', 'miles']

it.concurrent.each(PROGRAMS)(
  'random months of %s: sums agree, nothing is paid twice, and the order of lines does not matter',
  async (partner) => {
    const months = scaled(Math.ceil(MONTHS / PROGRAMS.length), 4)
    const length = Math.min(AT_ONCE, months)
    const runs = Math.ceil(months / length)
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(month, { minLength: length, maxLength: length }), async (all) => {
        await checkMonths(partner, all)
        done += all.length
        progress(`months of ${partner}`, done, runs * length)
      }),
      // A smaller example is found by hand: the message names the month that failed.
      { numRuns: runs, endOnFailure: true },
    )
    covered(`ledger, ${partner}`, { months: done })
  },
  TIMEOUT_MS,
)

/**
 * Each month happens to a new member: its lines come in random order, some twice, and all of them again in a second import; then the member is settled,
 * twice. What must have been earned does not depend on the order.
 */
async function checkMonths(partner: string, months: readonly Month[]): Promise<void> {
  const program = api.deps.partners.get(partner)?.program
  if (!program) throw new Error(`no partner ${partner}`)
  const diners = await givenDiners(api.store, partner, months)
  const lines = shuffledLines(diners, merchant)
  for (let time = 0; time < 2; time += 1) await feed(api, lines)
  for (let time = 0; time < 2; time += 1) await settleProgram(api.store, settlementOf(program, api.clock.now(), AFTER))
  for (const { month: one, account } of await readAccounts(api.store, partner, diners)) {
    const example = JSON.stringify(one)
    checkAccount(one, account, example)
    expect(earnedOf(account) - bonusUnitsOf(account), example).toBe(owed(program.earnRates[2], one))
  }
}

/** What the dines of a month earn, from their rule alone: each dine on what its refund leaves, rounded by itself; of a fuel rate all of them together. */
function owed(rate: EarnRate, { dines }: Month): number {
  const left = dines.map(({ cents, refund }) => Math.max(0, cents - (refund ?? 0)))
  if (rate.kind === 'fuel') return Math.floor(sum(left) / rate.perCents) * rate.tenthsOfCentPerGallon
  return sum(
    left.map((cents) => Math.round(rate.kind === 'units' ? (cents * rate.units) / rate.perCents : (cents * rate.basisPoints) / 10_000)),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const earnedOf = ({ rows }: LedgerAccount) => sum(rows.map(({ benefit }) => benefit))
const bonusUnitsOf = ({ rows }: LedgerAccount) => sum(rows.map(({ member_bonus_units: units }) => units ?? 0))

/** The rules that hold for every member after every month. */
function checkAccount({ dines }: Month, { rows, credits, balance, bonus }: LedgerAccount, example: string): void {
  expect(rows.length, example).toBe(sum(dines.map(({ refund }) => (refund === null ? 1 : 2))))
  const paidOut = sum(credits.filter(({ status }) => !returnsMoney(status)).map(({ amount_cents }) => amount_cents))
  expect(balance + paidOut, example).toBe(sum(rows.map(({ benefit }) => benefit)))
  expect(balance, example).toBeGreaterThanOrEqual(0)
  for (const { id, amount_cents } of credits) {
    expect(sum(rows.filter(({ credit_id }) => credit_id === id).map(({ benefit }) => benefit)), example).toBe(amount_cents)
  }
  checkBonus(rows, bonus, example)
}

/** The bonus is paid at most once, only while what is left of the dines fulfils it, and not again after a refund took it back (decisions.md BONUS-08). */
function checkBonus(rows: LedgerAccount['rows'], bonus: LedgerAccount['bonus'], example: string): void {
  const paid = rows.filter(({ member_bonus_units: units }) => units !== null && units > 0)
  const takenBack = rows.filter(({ member_bonus_units: units }) => units !== null && units < 0)
  const left = rows.filter(({ refund_of, eligible_cents }) => refund_of === null && eligible_cents > 0).map((row) => row.eligible_cents)
  const conditions = { dines: bonus.dines, spendCents: bonus.spend_cents, dineCents: bonus.dine_cents }
  const isLeft = isBonusFulfilled(conditions, { dines: left.length, cents: sum(left) })
  const facts = { isPaid: bonus.qualified_at !== null, isTakenBack: bonus.reversed_at !== null }
  expect(
    paid.map((row) => row.member_bonus_units),
    example,
  ).toEqual(facts.isPaid ? [bonus.units] : [])
  expect(
    takenBack.map((row) => row.member_bonus_units),
    example,
  ).toEqual(facts.isTakenBack ? [-bonus.units] : [])
  // Fulfilled to the end, it was paid at some time; paid for good, it is fulfilled, by a dine that still earns.
  if (isLeft) expect(facts.isPaid, example).toBe(true)
  if (facts.isPaid && !facts.isTakenBack) expect([isLeft, paid.every((row) => row.eligible_cents > 0)], example).toEqual([true, true])
}
