import { expect, it } from 'vitest'

import type { SourceState } from './content-source.ts'
import { watchForChanges } from './content-watch.ts'
import type { LogLine } from './log.ts'

/** A source that counts checks; `states` are the results, the last one repeated. */
function source(...states: SourceState['kind'][]) {
  let looks = 0
  return {
    looks: () => looks,
    look: async () => void (looks += 1),
    state: () => ({ kind: states[Math.min(looks, states.length - 1)] ?? 'whole', ageMs: 0 }),
  }
}
const watch = (content: ReturnType<typeof source>, log: LogLine[] = []) =>
  watchForChanges({ content, log: (line) => void log.push(line), everyMs: 1, failingMs: 1 })

it('repeats checks on its own until it is stopped', async () => {
  const content = source('whole')
  const end = watch(content)
  await expect.poll(content.looks).toBeGreaterThan(5)
  end()
  // The check in progress, if there is one.
  await new Promise(setImmediate)
  const looks = content.looks()
  await new Promise((done) => setTimeout(done, 50))
  expect(content.looks()).toBe(looks)
})

it('logs when the source starts to fail and when it recovers, however often it is checked', async () => {
  const log: LogLine[] = []
  const content = source('whole', 'lacking', 'lacking', 'lacking', 'whole', 'whole')
  const end = watch(content, log)
  await expect.poll(content.looks).toBeGreaterThan(8)
  end()
  expect(log.map(({ level, event }) => `${level}: ${event}`)).toEqual([
    'error: content fails; the last good copy stands',
    'info: content is back',
  ])
})
