import { expect, it } from 'vitest'

import { schedule } from './schedule.ts'

it('runs two at a time, and a job that needs the whole machine alone', async () => {
  const now = new Set<string>()
  const beside: Record<string, string[]> = {}
  // Jobs that run until another has started in parallel.
  const until: Record<string, string> = { a: 'c', b: 'b', e: 'f' }
  const begun = Object.fromEntries(['b', 'c', 'f'].map((name) => [name, Promise.withResolvers<void>()]))
  const job = (name: string, alone = false) => ({ name, alone })
  await schedule([job('a'), job('b'), job('c'), job('d', true), job('e'), job('f')], 2, async ({ name }) => {
    now.add(name)
    beside[name] = [...now]
    begun[name]?.resolve()
    await begun[until[name] ?? '']?.promise
    now.delete(name)
  })
  expect(beside).toEqual({ a: ['a'], b: ['a', 'b'], c: ['a', 'c'], d: ['d'], e: ['e'], f: ['e', 'f'] })
})

it('rethrows a failure', async () => {
  await expect(schedule([{}], 2, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
