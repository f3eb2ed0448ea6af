import { afterAll, beforeAll, expect, it } from 'vitest'

import { removeEndedWindows, storeLimits, type Limits } from './limits.ts'
import { testStore, type TestStore } from '../store/testing.ts'

const RULE = { name: 'try', count: 3, seconds: 60 }
const START = new Date('2026-06-15T12:00:00Z')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000)

let store: TestStore
let limits: Limits

beforeAll(async () => {
  store = await testStore()
  limits = storeLimits(store)
})
afterAll(() => store.close())

it('allows a number of calls in a window, then returns the seconds to wait', async () => {
  const take = (seconds: number) => limits.take('one', [{ rule: RULE, subject: 'a' }], after(seconds))
  expect([await take(0), await take(10), await take(20), await take(30), await take(59)]).toEqual([null, null, null, 30, 1])
  expect(await take(60)).toBeNull()
})

it('counts each subject, rule and partner separately', async () => {
  const take = (partnerId: string, name: string, subject: string) => limits.take(partnerId, [{ rule: { ...RULE, name }, subject }], START)
  for (let call = 0; call < 3; call++) await take('one', 'x', 'b')
  expect(await take('one', 'x', 'b')).toBe(60)
  expect([await take('one', 'x', 'c'), await take('one', 'y', 'b'), await take('two', 'x', 'b')]).toEqual([null, null, null])
})

it('counts simultaneous calls', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => limits.take('one', [{ rule: RULE, subject: 'shared' }], START)))
  expect(taken.filter((wait) => wait === null)).toHaveLength(RULE.count)
})

it('removes windows that have ended, of every partner, and keeps the open ones', async () => {
  await limits.take('five', [{ rule: RULE, subject: 'old' }], START)
  await limits.take('six', [{ rule: RULE, subject: 'old' }], START)
  await limits.take('five', [{ rule: RULE, subject: 'new' }], after(60))
  await removeEndedWindows(store, after(61), new AbortController().signal)
  const rows = await store.owner((tx) => tx.selectFrom('rate_limit').select('subject').where('partner_id', 'in', ['five', 'six']).execute())
  expect(rows).toEqual([{ subject: 'new' }])
})

it('counts several uses at once', async () => {
  const take = (times: number) => limits.take('seven', [{ rule: RULE, subject: 'a', times }], START)
  expect([await take(2), await take(2), await take(1)]).toEqual([null, 60, 60])
})

it('does not count a call that one rule refuses against the rules after it', async () => {
  const narrow = { rule: { name: 'narrow', count: 2, seconds: 60 }, subject: 'a client' }
  const wide = { rule: { name: 'wide', count: 3, seconds: 60 }, subject: 'all' }
  const other = { ...narrow, subject: 'another client' }
  const take = (client: typeof narrow) => limits.take('three', [client, wide], START)
  expect([await take(narrow), await take(narrow), await take(narrow), await take(narrow)]).toEqual([null, null, 60, 60])
  expect([await take(other), await take(other)]).toEqual([null, 60])
})

it('runs calls with shared counters without a deadlock', async () => {
  const rule = (name: string) => ({ name, count: 1000, seconds: 1 })
  const calls = Array.from({ length: 60 }, (_, call) =>
    limits.take(
      'four',
      [
        { rule: rule('address'), subject: String(call % 20) },
        { rule: rule('network'), subject: String(call % 3) },
        { rule: rule('all'), subject: '' },
      ],
      // Windows end while others are counted.
      after(call % 4),
    ),
  )
  const removals = Array.from({ length: 5 }, (_, second) => removeEndedWindows(store, after(second), new AbortController().signal))
  await Promise.all(removals)
  expect(new Set(await Promise.all(calls))).toEqual(new Set([null]))
})
