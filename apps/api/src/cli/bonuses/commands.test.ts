import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CREDIT_PROGRAM } from '@dining/partner-kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAudit } from '../../store/repositories/audit-trail.ts'
import { testStore, type TestStore } from '../../store/testing.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { testClock } from '../../testing/test-clock.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { typed } from '../../testing/typed.ts'
import { bonusesImport, bonusesList } from './commands.ts'

const newMemberBonus = { code: 'WELCOME', units: 1_000, spendCents: 3_000, withinDays: 30 }
const partners = [testPartner('one', { program: { newMemberBonus } }), testPartner('cash', { program: CREDIT_PROGRAM })]
const clock = testClock()
let store: TestStore
let folder: string
let said: string[]
beforeAll(async () => {
  store = await testStore()
  folder = await mkdtemp(join(tmpdir(), 'bonuses-'))
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  said = []
  await store.owner((tx) => tx.deleteFrom('bonus').execute())
})

const deps = () => ({
  ...commandDeps(store, clock.now),
  partners: new Map(partners.map((partner) => [partner.program.id, partner])),
})
async function imported(lines: readonly object[], partner = 'one'): Promise<number> {
  // Events of the same moment have no order.
  clock.advance(1_000)
  await writeFile(join(folder, 'bonuses.ndjson'), lines.map((one) => JSON.stringify(one)).join('\n'))
  const request = bonusesImport.readLine(['bonuses.ndjson', '--partner', partner], folder)
  if (!request.ok) throw new Error(request.error)
  return bonusesImport.run(deps(), request.value, (text) => said.push(text))
}
async function listed(partner = 'one', ...args: readonly string[]): Promise<readonly string[]> {
  const [, ...lines] = await typed(bonusesList, deps(), '--partner', partner, ...args)
  return lines
}
const bonus = (code: string, more: object = {}) => ({
  code,
  kind: 'campaign',
  description: 'Dine once.',
  amount: 500,
  lastDay: '2026-12-31',
  ...more,
})
const stored = () => store.owner((tx) => tx.selectFrom('bonus').selectAll().orderBy('code').execute())

describe('pnpm api bonuses import', () => {
  it('adds, changes and withdraws bonuses, and again changes nothing', async () => {
    const lines = [
      bonus('A', { dines: 2, spend: '50.00', dineSpend: '20.00', withinDays: 30, firstDay: '2026-06-01', cap: 100 }),
      bonus('B'),
    ]
    expect(await imported(lines)).toBe(0)
    expect(said).toEqual(['2 lines: 2 added'])
    expect(await stored()).toMatchObject([
      {
        code: 'A',
        kind: 'campaign',
        units: 500,
        dines: 2,
        spend_cents: 5_000,
        dine_cents: 2_000,
        within_days: 30,
        first_day: '2026-06-01',
        last_day: '2026-12-31',
        app_only: false,
        cap: 100,
      },
      { code: 'B', dines: 1, spend_cents: 0, dine_cents: 0, within_days: null, first_day: null, cap: null },
    ])
    expect(await imported(lines)).toBe(0)
    expect(said.at(-1)).toBe('2 lines: 2 unchanged')
    const [first] = await stored()
    expect(await imported([bonus('A', { amount: 750 }), bonus('B', { withdrawn: true }), bonus('C', { withdrawn: true })])).toBe(0)
    expect(said.at(-1)).toBe('3 lines: 1 changed, 1 unchanged, 1 withdrawn')
    expect((await stored()).map(({ code, units, created_at }) => [code, units, created_at])).toEqual([['A', 750, first?.created_at]])
  })

  it('reads amounts as dollars where the program pays money', async () => {
    expect(await imported([bonus('A', { amount: '7.50' })], 'cash')).toBe(0)
    expect((await stored()).map(({ units }) => units)).toEqual([750])
  })

  it('lists each refused line with its field and reason, and imports the others', async () => {
    const lines = [
      bonus('OK'),
      bonus('b c'),
      bonus('D', { kind: 'raffle' }),
      bonus('E', { amount: '1.5' }),
      bonus('F', { lastDay: undefined }),
      bonus('G', { kind: 'new-member' }),
      bonus('H', { kind: 'first-dine', withinDays: 30, dines: 2 }),
      bonus('I', { kind: 'dine-times' }),
      bonus('J', { kind: 'app-only', appOnly: false }),
      bonus('K', { firstDay: '2027-01-01' }),
      bonus('WELCOME'),
      bonus('OK'),
      { code: 'L' },
    ]
    expect(await imported(lines)).toBe(1)
    expect(said).toEqual([
      'line 2 refused: code is not 1 to 40 letters, digits, _ and -',
      'line 3 refused: kind is none of new-member, first-dine, dine-times, app-only, campaign: "raffle"',
      'line 4 refused: amount is not a whole number such as 500',
      'line 5 refused: lastDay is missing: a campaign ends',
      'line 6 refused: withinDays is missing: a new-member bonus ends that many days after joining',
      'line 7 refused: dines is not 1, as a bonus for the first dine needs',
      'line 8 refused: dines is not 2 or more, as a bonus for several dines needs',
      'line 9 refused: appOnly is false, but the bonus is one of the app',
      'line 10 refused: lastDay is before the first day',
      'line 11 refused: code is that of a bonus in the partner’s folder',
      'line 12 refused: code is already on line 1',
      'line 13 refused: kind is missing',
      'line 13 refused: description is missing',
      'line 13 refused: amount is missing',
      '13 lines: 1 added, 12 refused',
    ])
    expect((await stored()).map(({ code }) => code)).toEqual(['OK'])
  })

  it('is recorded in the audit trail of the partner, with its counts', async () => {
    await imported([bonus('A'), bonus('B', { amount: 'x' })])
    const [event] = await store.owner((tx) => readAudit(tx, { partnerId: 'one', kind: 'bonuses-imported' }, 1))
    expect(event?.detail).toEqual({
      file: 'bonuses.ndjson',
      counts: { lines: 2, added: 1, changed: 0, unchanged: 0, withdrawn: 0, refused: 1 },
    })
  })
})

describe('pnpm api bonuses list', () => {
  it('shows each bonus with its days and how many members have it', async () => {
    expect(await listed()).toEqual(['No bonuses have been imported.'])
    await imported([bonus('A', { cap: 10 })])
    expect(await listed()).toEqual([
      'A  campaign  500 points  at once to 2026-12-31  Dine once.',
      '  activated 0 of 10, fulfilled 0, taken back 0',
    ])
    const [first = ''] = await listed('one', '--json')
    expect(JSON.parse(first)).toMatchObject({
      kind: 'campaign',
      description: 'Dine once.',
      units: 500,
      lastDay: '2026-12-31',
      activated: 0,
    })
  })
})
