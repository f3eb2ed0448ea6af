import { setTimeout } from 'node:timers/promises'

import { covered, progress, scaled } from '@dining/stress'
import { afterEach, expect, it } from 'vitest'

import { givenStatementMembers } from '../testing/statement-members.ts'
import { dueStatements } from '../use-cases/statements/make-statements.ts'
import { install } from './kills/installation.ts'
import { mailServer } from './kills/mail-server.ts'

/** Milliseconds in which all statements must be sent. */
const PATIENCE_MS = 20 * 60_000
/** Shares of the run at which the API is killed. */
const KILLS = [0.2, 0.5, 0.8] as const

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

it('a run of statements that is killed continues, and no member gets two', async () => {
  const at = await install('postgres')
  undo.push(at.remove)
  const mail = await mailServer(at.folder)
  undo.push(mail.kill)
  const whole = scaled(10_000, 200)
  const { month } = dueStatements(at.partner, new Date())
  await at.inspect((store) => givenStatementMembers(store, at.partner, whole))
  const read = () =>
    at.inspect((store) =>
      store.owner(async (tx) => ({
        made: await tx.selectFrom('monthly_statement').select(['member_id', 'mail_id']).where('month', '=', month).execute(),
        mails: await tx.selectFrom('mail_outbox').select(['id', 'member_id', 'status']).where('kind', '=', 'monthly-statement').execute(),
      })),
    )
  const until = async (isReached: (state: Awaited<ReturnType<typeof read>>) => boolean) => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      // A job of a killed process is taken over after hours, and a mail is tried again after minutes, which prove nothing here.
      await at.inspect((store) => store.queue.executeSql(`update pgboss.job_common set start_after = now() where state = 'retry'`))
      const state = await read()
      progress('statements', state.mails.filter(({ status }) => status === 'sent').length, whole)
      if (isReached(state)) return state
      await setTimeout(500)
    }
    throw new Error('The statements were not sent in time')
  }
  const variables = { SMTP_URL: `smtp://127.0.0.1:${mail.port}` }
  const inFlight = new Set<string>()
  for (const share of KILLS) {
    const api = await at.start(variables)
    await until(({ made }) => made.length >= whole * share)
    await api.kill()
    for (const { id: mailId, status } of (await read()).mails) if (status === 'sending') inFlight.add(mailId)
    // What its jobs were doing is given back at once, as the supervision does after their time.
    await at.inspect((store) =>
      store.queue.executeSql(`update pgboss.job_common set state = 'retry', start_after = now() where state = 'active'`),
    )
  }
  const api = await at.start(variables)
  const start = performance.now()
  const { made, mails } = await until((state) => state.mails.length === whole && state.mails.every(({ status }) => status === 'sent'))
  await api.stop()
  expect([made.length, new Set(made.map(({ member_id }) => member_id)).size]).toEqual([whole, whole])
  expect(new Set(mails.map(({ member_id }) => member_id)).size).toBe(whole)
  const again = (await mail.mails()).filter(
    ({ deliveries, messageId }) => deliveries > 1 && !inFlight.has(messageId.slice(1).split('@')[0] ?? ''),
  )
  expect(again).toEqual([])
  covered('kills of a run of statements', {
    statements: whole,
    kills: KILLS.length,
    'ms of the last part': Math.round(performance.now() - start),
  })
})
