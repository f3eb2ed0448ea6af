import { CONTENT_SETS } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Behavior } from '../../testing/content-service.ts'
import { copiedContent, entriesOf } from '../../testing/copied-content.ts'
import { refreshCopies } from './refresh-copies.ts'

/** Short time limit for a service that never completes its response. */
const IMPATIENT_MS = 200

let at: Awaited<ReturnType<typeof copiedContent>>
beforeAll(async () => {
  at = await copiedContent()
})
afterAll(() => at.close())

const ERROR = { level: 'error', event: 'content-failed' }
/** Each fault, and the log line that it causes. */
const FAULTS: readonly (readonly [Behavior, Readonly<Record<string, unknown>>])[] = [
  ['404', { level: 'info', event: 'content-not-found', status: 404, code: 'Not Found' }],
  ['401', { ...ERROR, status: 401, code: 'Unauthorized' }],
  ['500', { ...ERROR, status: 500, code: 'Internal Server Error' }],
  ['hang', { ...ERROR, code: 'timeout' }],
  ['hang-midway', { ...ERROR, code: 'timeout' }],
  ['truncate', { ...ERROR, code: 'network' }],
  ['reset', { ...ERROR, code: 'network' }],
  ['not-json', { ...ERROR, code: 'not-json' }],
  ['list', { ...ERROR, code: 'wrong-shape' }],
  ['no-data', { ...ERROR, code: 'wrong-shape' }],
  ['no-slugs', { ...ERROR, code: 'wrong-shape' }],
  ['null-fields', { ...ERROR, code: 'wrong-shape' }],
  ['too-big', { ...ERROR, code: 'too-large' }],
  ['never-ending', { ...ERROR, code: 'too-large' }],
  ['elsewhere', { ...ERROR, code: 'network' }],
]

describe.each(FAULTS)('a content service that answers with %s', (behavior, line) => {
  const limits = behavior.startsWith('hang') ? { timeoutMs: IMPATIENT_MS } : {}
  let said: ReturnType<typeof at.lines>
  beforeAll(async () => {
    await (
      await at.fresh('one')
    )()
    await at.service.order({ behavior: { all: behavior } })
    const refresh = refreshCopies(at.api.deps, 'one', at.upstream(limits)).bind(null, { drafts: false })
    await refresh()
    // The same fault is not logged again.
    await refresh()
    said = at.lines()
  })

  it.each(CONTENT_SETS)('keeps the last valid copy of %s, and logs the fault once', async (set) => {
    expect(entriesOf(set).length).toBeGreaterThan(0)
    expect(await at.read(set)).toEqual(entriesOf(set).slice(0, 100))
    expect(said.filter((one) => one['set'] === set)).toEqual([{ partner: 'one', set, ...line }])
  })

  it('results in empty content, and no error, if there was never a valid copy', async () => {
    const refresh = await at.fresh('two', limits)
    await at.service.order({ behavior: { all: behavior } })
    await refresh()
    expect(await Promise.all(CONTENT_SETS.map((set) => at.read(set, 'two')))).toEqual(CONTENT_SETS.map(() => []))
  })
})

it('logs a set that is not found as info, any other failure as an error [CONTENT-12]', async () => {
  const levels: unknown[] = []
  for (const behavior of ['404', '401', '500', 'not-json'] as const) {
    await (
      await at.fresh('one')
    )()
    await at.service.order({ behavior: { all: behavior } })
    await refreshCopies(at.api.deps, 'one', at.upstream({}))({ drafts: false })
    levels.push(new Set(at.lines().map((line) => line['level'])))
  }
  expect(levels).toEqual([new Set(['info']), new Set(['error']), new Set(['error']), new Set(['error'])])
})
