import { join } from 'node:path'
import { kill } from 'node:process'
import { setTimeout } from 'node:timers/promises'

import { covered, progress, scaled } from '@dining/stress'
import { afterEach, expect, it } from 'vitest'

import { givenStatementMembers } from '../testing/statement-members.ts'
import { dueStatements } from '../use-cases/statements/make-statements.ts'
import type { ApiProcess } from './kills/api-process.ts'
import { startDatabaseProxy, type DatabaseProxy } from './kills/database-proxy.ts'
import { install, type Installation } from './kills/installation.ts'
import { mailServer, type MailServer } from './kills/mail-server.ts'

/** Milliseconds without a further statement or mail after which the run has stopped. */
const PATIENCE_MS = 5 * 60_000
/**
 * The share of the run at which the API is killed, and the commit whose response it does not get then, by a part of a statement of the transaction. Mails
 * are sent more slowly than statements are made, so that the share of sent mails comes first.
 */
const KILLS = [
  { share: 0.05, part: '"sealed" = $' },
  { share: 0.4, part: 'insert into "monthly_statement"' },
  { share: 0.55, part: 'insert into "mail_outbox"' },
] as const
/** The share that is made when the first of two processes, which has stalled with a list of members, continues with its list. */
const CONTINUES = 0.75
type Part = (typeof KILLS)[number]['part']

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

interface Setup {
  readonly at: Installation
  readonly mail: MailServer
  readonly database: DatabaseProxy
  /** ISO month of the statements. */
  readonly month: string
  /** Members who get a statement. */
  readonly whole: number
}

async function setUp(): Promise<Setup> {
  const at = await install('postgres')
  undo.push(at.remove)
  const mail = await mailServer(at.folder)
  undo.push(mail.kill)
  const database = await startDatabaseProxy(at.env['DATABASE_URL'] ?? '')
  undo.push(database.stop)
  const whole = scaled(10_000, 200)
  await at.inspect((store) => givenStatementMembers(store, at.partner, whole))
  return { at, mail, database, whole, month: dueStatements(at.partner, new Date()).month }
}

const startApi = ({ at, mail, database }: Setup, socket = 'api.sock') =>
  at.start({ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, DATABASE_URL: database.url, SOCKET_PATH: join(at.folder, socket) })

const read = ({ at, month }: Setup) =>
  at.inspect((store) =>
    store.owner(async (tx) => ({
      made: await tx.selectFrom('monthly_statement').select(['member_id', 'mail_id']).where('month', '=', month).execute(),
      mails: await tx.selectFrom('mail_outbox').select(['id', 'member_id', 'status']).where('kind', '=', 'monthly-statement').execute(),
    })),
  )
type State = Awaited<ReturnType<typeof read>>

const sentOf = ({ mails }: State) => mails.filter(({ status }) => status === 'sent').length

/** Waits for a state of the run; fails at once if a member has two mails, and if nothing happens any more. */
async function until(where: Setup, isReached: (state: State) => boolean): Promise<State> {
  for (let [last, end] = [0, Date.now() + PATIENCE_MS]; Date.now() < end;) {
    // A job of a killed process is taken over after hours, and a mail is tried again after minutes, which prove nothing here.
    await where.at.inspect((store) => store.queue.executeSql(`update pgboss.job_common set start_after = now() where state = 'retry'`))
    const state = await read(where)
    progress('statements', sentOf(state), where.whole)
    expect(new Set(state.mails.map(({ member_id }) => member_id)).size, 'members with a mail, of all mails').toBe(state.mails.length)
    if (isReached(state)) return state
    const done = state.made.length + sentOf(state)
    if (done !== last) [last, end] = [done, Date.now() + PATIENCE_MS]
    await setTimeout(500)
  }
  throw new Error('The run of statements has stopped')
}

/** Starts the API, and stops it, as a process that gets no time, when the response to a commit is held. */
async function startUntilHeld(where: Setup, part: Part, nth: number): Promise<ApiProcess> {
  const committed = where.database.swallowCommit(part, nth)
  const api = await startApi(where)
  let isHeld = false
  void committed.then(() => {
    kill(api.pid, 'SIGSTOP')
    isHeld = true
  })
  await until(where, () => isHeld)
  return api
}

/** Gives a job back at once, as the supervision does after the time of its process. */
const takeOver = ({ at }: Setup, jobs: string) =>
  at.inspect((store) =>
    store.queue.executeSql(
      `update pgboss.job_common set state = 'retry', start_after = now() where state = 'active' and name like '${jobs}'`,
    ),
  )

/** @returns ids of the mails that are being sent, which may be sent again when their process ends */
const sending = async (where: Setup) => (await read(where)).mails.filter(({ status }) => status === 'sending').map(({ id }) => id)

/** Lets the time pass after which mails of an ended process are sent again. */
const giveUp = ({ at }: Setup, mails: readonly string[]) =>
  mails.length === 0 ||
  at.inspect((store) =>
    store.owner((tx) =>
      tx
        .updateTable('mail_outbox')
        .set({ tried_at: new Date(0) })
        .where('status', '=', 'sending')
        .where('id', 'in', mails)
        .execute(),
    ),
  )

/** How many commits of a kind come until a share of the run is done. */
const commitsUntil = (part: Part, share: number, state: State, whole: number) =>
  Math.max(1, Math.ceil(whole * share) - (part === '"sealed" = $' ? sentOf(state) : state.made.length))

it('a run of statements that is killed at each step and made by two processes continues, and no member gets two', async () => {
  const where = await setUp()
  const { whole } = where
  const inFlight = new Set<string>()
  for (const { share, part } of KILLS) {
    const api = await startUntilHeld(where, part, commitsUntil(part, share, await read(where), whole))
    await api.kill()
    const mailIds = await sending(where)
    for (const id of mailIds) inFlight.add(id)
    await giveUp(where, mailIds)
    await takeOver(where, '%')
  }
  const start = performance.now()
  const stalled = await startUntilHeld(where, 'insert into "monthly_statement"', 1)
  const stalledMails = await sending(where)
  for (const id of stalledMails) inFlight.add(id)
  await takeOver(where, 'make-statements')
  const other = await startApi(where, 'other.sock')
  await until(where, (state) => state.made.length >= whole * CONTINUES)
  kill(stalled.pid, 'SIGCONT')
  await stalled.stop()
  await giveUp(where, stalledMails)
  const { made, mails } = await until(
    where,
    (state) => state.made.length === whole && state.mails.every(({ status }) => status !== 'waiting' && status !== 'sending'),
  )
  await other.stop()
  expect([made.length, new Set(made.map(({ member_id }) => member_id)).size]).toEqual([whole, whole])
  expect(made.filter(({ mail_id }) => mail_id === null)).toEqual([])
  expect([mails.length, mails.filter(({ status }) => status !== 'sent')]).toEqual([whole, []])
  const kept = await where.mail.mails()
  expect(new Set(kept.map(({ to }) => to.join())).size, 'members whose mail was delivered').toBe(whole)
  const again = kept.filter(({ deliveries, messageId }) => deliveries > 1 && !inFlight.has(messageId.slice(1).split('@')[0] ?? ''))
  expect(again).toEqual([])
  covered('kills of a run of statements', {
    statements: whole,
    kills: KILLS.length,
    'ms of the last part': Math.round(performance.now() - start),
  })
})
