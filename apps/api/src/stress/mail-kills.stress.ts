import { setTimeout } from 'node:timers/promises'

import { endpoints } from '@dining/contract'
import { covered, progress, scaled } from '@dining/stress'
import { afterEach, expect, it } from 'vitest'

import { startDatabaseProxy, type DatabaseProxy } from './kills/database-proxy.ts'
import { install, signUpForm, type Installation } from './kills/installation.ts'
import { mailServer, type MailServer } from './kills/mail-server.ts'
import { remoteBrowser } from './kills/remote.ts'
import { SMTP_STEPS, startSmtpProxy, type SmtpProxy, type SmtpStep } from './kills/smtp-proxy.ts'

/** Members who join simultaneously, before each kill. */
const AT_ONCE = 4
/** Milliseconds after the last kill in which every mail must be delivered. */
const PATIENCE_MS = 180_000

/** Commits whose response the API does not get, by a part of a statement of the transaction. */
const COMMITS = {
  'commit of the sign-up': 'insert into "mail_outbox"',
  'commit of the mark "sending"': 'attempts + 1',
  'commit of the mark "sent"': '"sealed" = $',
} as const
type CommitStep = keyof typeof COMMITS

const STEPS = [...(Object.keys(COMMITS) as CommitStep[]), ...SMTP_STEPS]
const isCommit = (step: CommitStep | SmtpStep): step is CommitStep => step in COMMITS

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

interface Setup {
  readonly at: Installation
  readonly mail: MailServer
  readonly smtp: SmtpProxy
  readonly database: DatabaseProxy
  /** Variables of the API. */
  readonly variables: Readonly<Record<string, string>>
}

async function setUp(): Promise<Setup> {
  const at = await install('postgres')
  undo.push(at.remove)
  const mail = await mailServer(at.folder)
  undo.push(mail.kill)
  const smtp = await startSmtpProxy(mail.port)
  undo.push(smtp.close)
  const database = await startDatabaseProxy(at.env['DATABASE_URL'] ?? '')
  undo.push(database.stop)
  const variables = { LIMIT_SCALE: '100', CAPTCHA: 'off', SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, DATABASE_URL: database.url }
  return { at, mail, smtp, database, variables }
}

/** Lets members join simultaneously; calls without a response are ignored. */
function joinAll({ at }: Setup, url: string, round: number): Promise<unknown> {
  const join = async (_: unknown, index: number) => {
    const visitor = remoteBrowser(() => url, at.partner.program.id, `10.9.${round}.${index}`)
    await visitor.call(endpoints.signUp, { body: signUpForm(at.partner, `m${round}-${index}@mail.example`) }).catch(() => undefined)
  }
  return Promise.all(Array.from({ length: AT_ONCE }, join))
}

/** Fails with the name of a step that no mail reaches. */
async function inTime(reached: Promise<void>, step: string): Promise<void> {
  const late = new AbortController()
  const limit = setTimeout(PATIENCE_MS, undefined, { signal: late.signal }).then(
    () => Promise.reject(new Error(`No mail came to the step "${step}"`)),
    () => undefined,
  )
  await Promise.race([reached, limit])
  late.abort()
}

const outbox = ({ at }: Setup) =>
  at.inspect((store) =>
    store.owner(async (tx) => ({
      members: (await tx.selectFrom('member').select(['id', 'email']).execute()).map(({ id, email }) => ({
        id,
        email: email.toLowerCase(),
      })),
      mails: await tx.selectFrom('mail_outbox').select(['id', 'member_id', 'status', 'sealed']).execute(),
    })),
  )

/** What contradicts "each member has one mail, sent once" after all mails have ended. */
async function faultsOf(
  where: Setup,
  mayRepeat: ReadonlySet<string>,
): Promise<{ readonly faults: readonly string[]; readonly repeated: number }> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const { mails } = await outbox(where)
    if (mails.every(({ status }) => status === 'sent')) break
    // A mail is retried after up to two minutes, which proves nothing here.
    await where.at.inspect((store) => store.queue.executeSql(`update pgboss.job_common set start_after = now() where state = 'retry'`))
    await setTimeout(1000)
  }
  const { members, mails } = await outbox(where)
  const kept = await where.mail.mails()
  const repeated = kept.filter(({ deliveries }) => deliveries > 1)
  return {
    repeated: repeated.length,
    faults: [
      ...mails.filter(({ status, sealed }) => status !== 'sent' || sealed !== null).map(({ id, status }) => `${id} is ${status}`),
      ...members.flatMap(({ id, email }) => {
        const [written, received] = [mails.filter((one) => one.member_id === id), kept.filter(({ to }) => to.includes(email))]
        return written.length === 1 && received.length === 1 ? [] : [`${email}: ${written.length} written, ${received.length} received`]
      }),
      ...repeated
        .filter(({ messageId }) => !mayRepeat.has(messageId))
        .map(({ messageId }) => `${messageId} was delivered again without need`),
    ],
  }
}

it('an API that is killed at each step of a mail loses none, and repeats only a mail whose acceptance was not confirmed', async () => {
  const where = await setUp()
  const { at, smtp, database, variables } = where
  const kills = scaled(50, STEPS.length)
  const mayRepeat = new Set<string>()
  for (let kill = 0; kill < kills; kill++) {
    const api = await at.start(variables)
    const step = STEPS[kill % STEPS.length] ?? 'connected'
    const reached = isCommit(step) ? database.swallowCommit(COMMITS[step]) : smtp.stopAt(step)
    const joined = joinAll(where, api.url, kill)
    await inTime(reached, step)
    await api.kill()
    const open = new Set((await outbox(where)).mails.filter(({ status }) => status !== 'sent').map(({ id }) => id))
    for (const messageId of smtp.forwarded) if (open.has(messageId.slice(1).split('@')[0] ?? '')) mayRepeat.add(messageId)
    await joined
    progress('kills of the API during mails', kill + 1, kills)
  }
  const api = await at.start(variables)
  const { faults, repeated } = await faultsOf(where, mayRepeat)
  await api.stop()
  expect(faults).toEqual([])
  covered('kills of the API during mails', { kills, mails: (await outbox(where)).mails.length, 'repeated with the same id': repeated })
})

it('a mail server that is killed at each step of a mail, and restarted later, gets each mail', async () => {
  const where = await setUp()
  const { at, mail, smtp, variables } = where
  const kills = scaled(30, SMTP_STEPS.length)
  const mayRepeat = new Set<string>()
  const api = await at.start(variables)
  for (let kill = 0; kill < kills; kill++) {
    const step = SMTP_STEPS[kill % SMTP_STEPS.length] ?? 'connected'
    const reached = smtp.stopAt(step)
    const joined = joinAll(where, api.url, kill)
    await inTime(reached, step)
    for (const messageId of smtp.unanswered) mayRepeat.add(messageId)
    await mail.kill()
    await joined
    // No server is running for these mails.
    await joinAll(where, api.url, 100 + kill)
    await mail.start()
    progress('kills of the mail server', kill + 1, kills)
  }
  const { faults, repeated } = await faultsOf(where, mayRepeat)
  await api.stop()
  expect(faults).toEqual([])
  covered('kills of the mail server', { kills, mails: (await outbox(where)).mails.length, 'repeated with the same id': repeated })
})
