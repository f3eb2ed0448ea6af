import { fail, succeed } from '@dining/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createLog } from '../observability/log.ts'
import { testStore, type TestStore } from '../store/testing.ts'
import { createJobQueue, type JobDefinition, type JobQueue } from './queue.ts'

let store: TestStore
let queues: JobQueue[]
let lines: string[]
beforeEach(async () => {
  store = await testStore()
  queues = []
  lines = []
})
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()))
  await store.close()
})

async function started(...definitions: readonly Partial<JobDefinition>[]): Promise<JobQueue> {
  const queue = createJobQueue(store, createLog('info', { write: (line) => void lines.push(line) }))
  queues.push(queue)
  const run = () => Promise.resolve(succeed(null))
  await queue.start(
    definitions.map((one) => ({ name: 'work', attempts: { heartbeatSeconds: 10, retryLimit: 5, retryDelay: 1 }, atOnce: 5, run, ...one })),
  )
  return queue
}

describe('a job', () => {
  it('is run once, by one of several processes, with its data', async () => {
    const ran: unknown[] = []
    const run = (data: unknown) => Promise.resolve(void ran.push(data)).then(() => succeed(null))
    const [queue] = [await started({ run }), await started({ run }), await started({ run })]
    const jobs = Array.from({ length: 40 }, (_, at) => ({ data: { at }, key: String(at) }))
    await queue.add('work', jobs)
    await expect.poll(() => ran.length).toBe(40)
    await Promise.all(queues.map((one) => one.stop()))
    expect(ran.map((data) => (data as { at: number }).at).toSorted((a, b) => a - b)).toEqual(jobs.map((_, at) => at))
  })

  it('is tried again after a failure, whose code is logged and whose message is not', async () => {
    let attempts = 0
    const run = () => {
      attempts += 1
      if (attempts === 1) return Promise.resolve(fail({ code: 'EARLY' }))
      return attempts === 2 ? Promise.reject(new TypeError('ada@mail.example')) : Promise.resolve(succeed(null))
    }
    const queue = await started({ run })
    await queue.add('work', [{ data: {}, key: 'one' }])
    await expect.poll(() => attempts).toBe(3)
    await queue.stop()
    expect(lines.join()).toContain('"code":"EARLY"')
    expect(lines.join()).toContain('"errorName":"TypeError"')
    const { rows } = await store.queue.executeSql('select state, output from pgboss.job_common where name = $1', ['work'])
    expect(rows).toMatchObject([{ state: 'completed' }])
    expect(JSON.stringify([lines, rows])).not.toContain('ada@')
  })

  it('is retried by its current definition, not by that of an earlier version', async () => {
    const earlier = await started({ attempts: { heartbeatSeconds: 10, retryLimit: 0 } })
    await earlier.stop()
    let attempts = 0
    const run = () => Promise.resolve(++attempts === 1 ? fail({ code: 'EARLY' }) : succeed(null))
    const queue = await started({ run })
    await queue.add('work', [{ data: {}, key: 'one' }])
    await expect.poll(() => attempts).toBe(2)
  })

  it('is not added again while it waits or runs', async () => {
    let ran = 0
    let go: (() => void) | undefined
    const gate = new Promise<void>((resolve) => (go = resolve))
    const run = async () => {
      await gate
      ran += 1
      return succeed(null)
    }
    const queue = await started({ run })
    for (let time = 0; time < 3; time++) await queue.add('work', [{ data: {}, key: 'same' }])
    go?.()
    // A stopping queue fetches no further job, so the job has run before.
    await expect.poll(() => ran).toBe(1)
    await queue.stop()
    const { rows } = await store.queue.executeSql('select state from pgboss.job_common where name = $1', ['work'])
    expect([ran, rows]).toEqual([1, [{ state: 'completed' }]])
  })

  it('ends before the stop completes', async () => {
    let ended = false
    let begun = false
    const run = async () => {
      begun = true
      await new Promise((resolve) => setTimeout(resolve, 300))
      ended = true
      return succeed(null)
    }
    const queue = await started({ run })
    await queue.add('work', [{ data: {}, key: 'slow' }])
    await expect.poll(() => begun).toBe(true)
    await queue.stop()
    expect(ended).toBe(true)
  })

  it('with a schedule runs when a process starts, once for all of them', async () => {
    let ran = 0
    const run = () => {
      ran += 1
      return Promise.resolve(succeed(null))
    }
    await Promise.all([started({ cron: '0 0 1 1 *', run }), started({ cron: '0 0 1 1 *', run })])
    await expect.poll(() => ran).toBeGreaterThan(0)
    await Promise.all(queues.map((queue) => queue.stop()))
    const { rows } = await store.queue.executeSql(
      `select count(*)::int as jobs from pgboss.job_common where name = 'work' and state = 'completed'`,
    )
    expect(rows).toEqual([{ jobs: ran }])
  })
})

it('leaves jobs to processes of a later version when the tables are of that version', async () => {
  await store.queue.executeSql('update pgboss.version set version = version + 1')
  const queue = await started({})
  await queue.add('work', [{ data: {}, key: 'one' }])
  expect(lines.join()).toContain('jobs-left-to-later-version')
})
