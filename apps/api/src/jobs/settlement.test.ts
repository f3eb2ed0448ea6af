import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'

import { readAudit } from '../store/repositories/audit-trail.ts'
import { jobRunRepo } from '../store/repositories/job-run.ts'
import { memberEarningRepo } from '../store/repositories/member-earning.ts'
import { givenCard, givenMember, givenMerchant, type TestMember } from '../testing/dining.ts'
import { feed, line } from '../testing/feed.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { settleDaily } from '../use-cases/earning/settle-daily.ts'
import { jobDefinitions } from './definitions.ts'
import { createJobQueue, type JobQueue } from './queue.ts'

/** The dine settles on 18 June. */
const EVENING = '2026-06-14T19:30:00-04:00'
/** In the time zone of the partners, 18 June begins at 05:00 UTC. */
const BEFORE_MIDNIGHT = new Date('2026-06-18T04:59:00Z')
const AFTER_MIDNIGHT = new Date('2026-06-18T05:00:00Z')

let api: TestApi
let member: TestMember
let queues: JobQueue[]
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two')])
})
afterAll(() => api.close())
beforeEach(async () => {
  queues = []
  await api.store.owner((tx) => tx.deleteFrom('job_run').execute())
  api.clock.set(new Date('2026-06-15T17:00:00Z'))
  member = await givenMember(api.store, 'one')
  await feed(api, [line(await givenCard(api.store, member), await givenMerchant(api.store), EVENING, '60.00')])
})

/** The jobs of one API process. It settles when it starts, and at each time of the schedule. */
async function startProcess(): Promise<void> {
  const queue = createJobQueue(api.store, api.deps.log)
  queues.push(queue)
  await queue.start(jobDefinitions(api.deps, queue).filter(({ name }) => name === 'settle'))
}
const stopProcesses = () => Promise.all(queues.splice(0).map((queue) => queue.stop()))

/** Days that have been settled, by partner. */
const settledDays = async () => {
  const runs = await api.store.owner((tx) => jobRunRepo(tx).of('settle'))
  return Object.fromEntries(runs.map(({ subject, period }) => [subject, period]))
}
/** How often the job has run. */
const runs = async (): Promise<number> => {
  const { rows } = await api.store.queue.executeSql("select id from pgboss.job_common where name = 'settle' and state = 'completed'")
  return rows.length
}
const statuses = () =>
  api.store.owner(async (tx) => {
    const rows = await tx.selectFrom('dine').select('status').where('member_id', '=', member.id).execute()
    return rows.map(({ status }) => status)
  })
const balance = () =>
  api.store.owner(async (tx) => {
    const row = await tx.selectFrom('member_earning').select('balance').where('member_id', '=', member.id).executeTakeFirst()
    return row?.balance ?? 0
  })

it('the schedule settles every partner as of its own day, and awards what is due', async () => {
  api.clock.set(BEFORE_MIDNIGHT)
  await startProcess()
  await expect.poll(settledDays).toEqual({ one: '2026-06-17', two: '2026-06-17' })
  await stopProcesses()
  expect([await statuses(), await balance()]).toEqual([['Pending'], 0])

  api.clock.set(AFTER_MIDNIGHT)
  await startProcess()
  await expect.poll(settledDays).toEqual({ one: '2026-06-18', two: '2026-06-18' })
  await stopProcesses()
  expect([await statuses(), await balance()]).toEqual([['Awarded'], 180])
})

it('the schedule awards once with several processes, and nothing more on the same day', async () => {
  api.clock.set(AFTER_MIDNIGHT)
  await Promise.all([startProcess(), startProcess(), startProcess()])
  await expect.poll(settledDays).toEqual({ one: '2026-06-18', two: '2026-06-18' })
  await stopProcesses()
  const [before] = await api.store.owner((tx) => jobRunRepo(tx).of('settle'))
  const ran = await runs()
  await startProcess()
  await expect.poll(runs).toBe(ran + 1)
  await stopProcesses()
  expect(await balance()).toBe(180)
  expect((await api.store.owner((tx) => jobRunRepo(tx).of('settle')))[0]).toEqual(before)
})

it('a settlement includes days on which no process ran', async () => {
  api.clock.set(new Date('2026-07-02T12:00:00Z'))
  await startProcess()
  await expect.poll(settledDays).toEqual({ one: '2026-07-02', two: '2026-07-02' })
  await stopProcesses()
  expect([await statuses(), await balance()]).toEqual([['Awarded'], 180])
})

it('a partner whose settlement fails does not keep the others from being settled', async () => {
  api.clock.set(AFTER_MIDNIGHT)
  const setBalance = (balance: number) => api.store.owner((tx) => memberEarningRepo(tx, 'one').set(member.id, { balance }))
  // The next award exceeds the range of the column.
  await setBalance(2 ** 63 - 1024)
  onTestFinished(async () => void (await setBalance(0)))
  await api.store.owner((tx) => tx.updateTable('dine').set({ benefit: 100_000 }).where('member_id', '=', member.id).execute())
  await expect(settleDaily(api.deps, new AbortController().signal)).rejects.toThrow()
  expect(await settledDays()).toEqual({ two: '2026-06-18' })
})

it('a scheduled settlement is recorded with the job as its actor', async () => {
  const events = () => api.store.owner((tx) => readAudit(tx, { kind: 'settled' }, 100))
  const before = new Set((await events()).map(({ id }) => id))
  api.clock.set(AFTER_MIDNIGHT)
  await startProcess()
  await expect.poll(settledDays).toEqual({ one: '2026-06-18', two: '2026-06-18' })
  await stopProcesses()
  const added = (await events()).filter(({ id }) => !before.has(id))
  expect(new Set(added.map(({ partner_id, actor_kind, actor }) => `${partner_id} ${actor_kind} ${actor}`))).toEqual(
    new Set(['one system settle', 'two system settle']),
  )
  expect(added).toHaveLength(2)
})
