import { endpoints } from '@dining/contract'
import { fail, RECOVERY_MINUTES } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { Mail } from '../../adapters/mail.ts'
import { mailsList } from '../../cli/messages/list.ts'
import type { ApiDeps } from '../../deps.ts'
import type { MessageRef, MessageRow } from '../../store/repositories/outbox.ts'
import { browser } from '../../testing/browser.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import type { TestMember } from '../../testing/dining.ts'
import { addMember } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { typed } from '../../testing/typed.ts'
import { requestRecovery } from '../recovery.ts'
import { deliverMail, writeMail } from '../mail/send-mail.ts'
import { deliverMessage } from './deliver-message.ts'
import { dispatchIdleMessages } from './idle-messages.ts'
import { secretsOf } from '../../testing/secrets.ts'

let api: TestApi
let member: TestMember
/** Dependencies of the API, with a queue that is never started. */
let held: ApiDeps
beforeAll(async () => {
  api = await testApi()
  held = { ...api.deps, outbox: { dispatch: () => Promise.resolve() } }
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.store.owner((tx) => tx.deleteFrom('mail_outbox').execute())
  member = await addMember(api, 'one')
  api.mails.length = 0
})

const rows = (): Promise<readonly MessageRow[]> =>
  api.store.owner((tx) => tx.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute())
const [ONE] = [{ partnerId: 'one' }]

async function onlyRow(): Promise<MessageRow> {
  const [row, ...more] = await rows()
  if (!row || more.length > 0) throw new Error(`There are ${more.length + (row ? 1 : 0)} mails`)
  return row
}

/** Requests a code; its mail stays in the outbox. */
async function waitingMail(): Promise<MessageRef> {
  const partner = api.deps.partners.get('one')
  if (partner) await requestRecovery(held, partner, member.email)
  return { outbox: 'mail_outbox', ...ONE, id: (await onlyRow()).id }
}

const failing = (kind: 'refused' | 'unavailable', code: string): Mail => ({ send: () => Promise.resolve(fail({ kind, code })) })

it('commits a mail with its cause, encrypted, and removes its content once it was sent', async () => {
  const ref = await waitingMail()
  const before = await onlyRow()
  expect(before).toMatchObject({ kind: 'recovery-code', status: 'waiting', member_id: member.id })
  expect(before.sealed).not.toContain(member.email)
  expect(await deliverMail(held, ref)).toMatchObject({ ok: true })
  expect(api.mails).toMatchObject([{ to: member.email, id: ref.id }])
  expect(await onlyRow()).toMatchObject({ status: 'sent', sealed: null, attempts: 1 })
})

it('writes no mail when its cause is rolled back', async () => {
  const cause = api.store.tenant('one', async (tx) => {
    const content = { kind: 'welcome', to: member.email, firstName: 'Ada' } as const
    await writeMail(tx, held, { ...ONE, memberId: member.id, origin: 'http://one.example', content })
    throw new Error('rolled back')
  })
  await expect(cause).rejects.toThrow('rolled back')
  expect(await rows()).toEqual([])
})

it('sends a mail once when it is delivered twice, also simultaneously', async () => {
  const ref = await waitingMail()
  const results = await Promise.all([deliverMail(held, ref), deliverMail(held, ref), deliverMail(held, ref)])
  expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(0)
  await deliverMail(held, ref)
  expect(api.mails).toHaveLength(1)
})

it('keeps a mail that could not be sent, with the code of the failure, and sends it later', async () => {
  const ref = await waitingMail()
  expect(await deliverMail({ ...held, mail: failing('unavailable', 'ECONNREFUSED') }, ref)).toEqual({
    ok: false,
    error: { kind: 'try-later', code: 'ECONNREFUSED' },
  })
  expect(await onlyRow()).toMatchObject({ status: 'waiting', last_error: 'ECONNREFUSED', attempts: 1 })
  expect(await deliverMail(held, ref)).toMatchObject({ ok: true })
  expect(api.mails).toHaveLength(1)
  expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 2 })
})

it('does not send a mail again that the mail server refused', async () => {
  const ref = await waitingMail()
  expect(await deliverMail({ ...held, mail: failing('refused', '550') }, ref)).toMatchObject({ ok: true })
  expect(await onlyRow()).toMatchObject({ status: 'refused', last_error: '550', sealed: null })
  await deliverMail(held, ref)
  expect(api.mails).toEqual([])
})

it('sends no code that has expired', async () => {
  const ref = await waitingMail()
  api.clock.advance(RECOVERY_MINUTES * 60_000)
  await deliverMail(held, ref)
  expect(api.mails).toEqual([])
  expect(await onlyRow()).toMatchObject({ status: 'expired', sealed: null })
})

it('sends only the newest of several queued codes', async () => {
  await waitingMail()
  const partner = api.deps.partners.get('one')
  if (partner) await requestRecovery(held, partner, member.email)
  const all = await rows()
  expect(all.map(({ status }) => status).toSorted()).toEqual(['replaced', 'waiting'])
  for (const { id } of all) await deliverMail(held, { ...ONE, id })
  expect(api.mails).toHaveLength(1)
})

it('does not send a code again whose attempt failed after a newer code was requested', async () => {
  const ref = await waitingMail()
  const partner = api.deps.partners.get('one')
  const interrupted: Mail = {
    async send() {
      if (partner) await requestRecovery(held, partner, member.email)
      return fail({ kind: 'unavailable', code: 'ETIMEDOUT' })
    },
  }
  await deliverMail({ ...held, mail: interrupted }, ref)
  for (const { id } of await rows()) await deliverMail(held, { ...ONE, id })
  expect(api.mails).toHaveLength(1)
  expect(api.mails[0]?.id).not.toBe(ref.id)
})

it('sends a mail again with the same id when a process ended while it sent it', async () => {
  const ref = await waitingMail()
  const killed: Mail = { send: () => new Promise(() => undefined) }
  void deliverMail({ ...held, mail: killed }, ref)
  await expect.poll(async () => (await onlyRow()).status).toBe('sending')
  // The other process may still be sending it.
  expect(await deliverMail(held, ref)).toEqual({ ok: false, error: { kind: 'try-later', code: 'busy' } })
  api.clock.advance(60_000)
  expect(await deliverMail(held, ref)).toMatchObject({ ok: true })
  expect(api.mails).toMatchObject([{ id: ref.id }])
})

it('does not send a mail that another secret encrypted', async () => {
  const ref = await waitingMail()
  await deliverMail({ ...held, secrets: secretsOf(Buffer.alloc(32)) }, ref)
  expect(api.mails).toEqual([])
  expect(await onlyRow()).toMatchObject({ status: 'refused', last_error: 'other-secret' })
})

it('leaves a mail that only a later version of the API can read to a process of that version', async () => {
  const ref = await waitingMail()
  const earlier = { read: () => null, send: () => Promise.reject(new Error('It was sent')), deadlineMs: 1_000 }
  expect(await deliverMessage(held, earlier, ref)).toEqual({ ok: false, error: { kind: 'try-later', code: 'unknown-content' } })
  expect(await onlyRow()).toMatchObject({ status: 'waiting' })
  await deliverMail(held, ref)
  expect(api.mails).toMatchObject([{ id: ref.id }])
})

it('queues mails that were committed and never queued', async () => {
  const ref = await waitingMail()
  const found: unknown[] = []
  const look = () => dispatchIdleMessages(api.deps, 'mail_outbox', (mails) => Promise.resolve(void found.push(...mails)))
  await look()
  expect(found).toEqual([])
  api.clock.advance(60_000)
  await look()
  expect(found).toEqual([ref])
  await deliverMail(held, ref)
  found.length = 0
  await look()
  expect(found).toEqual([])
})

it('pnpm api mails list shows a mail that was refused, without its address', async () => {
  const ref = await waitingMail()
  await deliverMail({ ...held, mail: failing('refused', '550') }, ref)
  const list = (...args: string[]) => typed(mailsList, commandDeps(api.store, api.clock.now), ...args)
  const said = await list()
  expect(said).toEqual([0, expect.stringContaining(`one  recovery-code  refused after 1 attempts, last error 550  ${ref.id}`)])
  const [code, row = '', ...more] = await list('--json')
  expect([code, more]).toEqual([0, []])
  expect(JSON.parse(row)).toMatchObject({
    id: ref.id,
    partner: 'one',
    kind: 'recovery-code',
    status: 'refused',
    attempts: 1,
    lastError: '550',
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(`${said.join()}${row}`).not.toContain(member.email)
})

it('logs neither an address nor a code', async () => {
  await browser(api.app, 'one').call(endpoints.requestRecovery, { body: { email: member.email } })
  const code = /^[A-Z2-9]{8}$/m.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? 'none'
  const log = api.logLines.join('\n')
  expect(log).not.toContain(member.email)
  expect(log).not.toContain(code)
})
