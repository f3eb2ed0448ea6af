import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'

import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { readSmsAccounts, type SmsAccount } from './accounts.ts'
import { smsRoutes } from './app.ts'
import { openInbox, type Message } from './inbox.ts'
import { signedFields } from './reply.ts'

const PHONE = '+15035550142'
const SID = `AC${'a'.repeat(32)}`

let folder: string
let site: Server
let account: SmsAccount
let app: Hono
/** What the site of the partner got, and what it answers. */
let calls: { readonly headers: IncomingHttpHeaders; readonly body: string }[]
let answer: { readonly status: number; readonly xml: string }
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dining-sms-'))
  calls = []
  answer = { status: 200, xml: '<Response><Message>No more &lt;texts&gt; &amp; that is it</Message></Response>' }
  site = createServer((request, response) => {
    void textOf(request).then((body) => {
      calls.push({ headers: request.headers, body })
      response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.xml)
    })
  })
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
  const replyPort = (site.address() as AddressInfo).port
  account = {
    name: 'Eat & Earn',
    accountSid: SID,
    authToken: 'secret',
    replyUrl: 'http://partner.localhost:3000/api/SmsReplies',
    replyPort,
  }
  app = await openApp()
})
afterEach(async () => {
  await new Promise((resolve) => site.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const openApp = async () => smsRoutes(await openInbox(join(folder, 'sms.ndjson')), [account])
const list = async (to = '') => (await (await app.request(`/api/sms?to=${encodeURIComponent(to)}`)).json()) as Message[]

const send = (fields: Readonly<Record<string, string>>, credentials = `${SID}:secret`) =>
  app.request(`/2010-04-01/Accounts/${SID}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(credentials)}` },
    body: new URLSearchParams(fields),
  })
const TEXT = { To: PHONE, From: '55512', Body: 'You earned <b>5</b> points' }

it('keeps a text of an account over a restart and shows it as text', async () => {
  const sent = await send(TEXT)
  expect([sent.status, await sent.json()]).toEqual([201, expect.objectContaining({ status: 'queued', to: PHONE, body: TEXT.Body })])
  app = await openApp()
  expect(await list(PHONE)).toMatchObject([{ phone: PHONE, shortCode: '55512', isReply: false, text: TEXT.Body }])
  const page = await (await app.request('/sms')).text()
  expect(page).toContain('You earned &lt;b&gt;5&lt;/b&gt; points')
  expect(page).toContain('Eat &amp; Earn')
})

it.each([
  [TEXT, `${SID}:other`, 401, 20_003],
  [TEXT, '', 401, 20_003],
  [{ ...TEXT, To: '5035550142' }, undefined, 400, 21_211],
  [{ To: PHONE, From: '55512', Body: '' }, undefined, 400, 21_602],
])('refuses %o with credentials %s as Twilio does: %i, %i', async (fields, credentials, status, code) => {
  const refused = await send(fields, credentials)
  expect([refused.status, await refused.json()]).toEqual([status, expect.objectContaining({ code })])
  expect(await list(PHONE)).toEqual([])
})

it('sends a reply signed to the site of the partner and shows its answer', async () => {
  await send(TEXT)
  const path = `/sms/${SID}/${encodeURIComponent(PHONE)}`
  const posted = await app.request(path, { method: 'POST', body: new URLSearchParams({ text: 'STOP' }) })
  expect([posted.status, posted.headers.get('location')]).toEqual([303, path])
  const [call] = calls
  const fields = Object.fromEntries(new URLSearchParams(call?.body))
  expect(fields).toMatchObject({ From: PHONE, To: '55512', Body: 'STOP', AccountSid: SID })
  expect(call?.headers.host).toBe('partner.localhost:3000')
  const signed = account.replyUrl + signedFields(fields)
  expect(call?.headers['x-twilio-signature']).toBe(createHmac('sha1', 'secret').update(signed).digest('base64'))
  expect((await list(PHONE)).map(({ text, isReply }) => [text, isReply])).toEqual([
    ['No more <texts> & that is it', false],
    ['STOP', true],
    [TEXT.Body, false],
  ])
})

it('shows an error if a reply did not arrive, and refuses a form of another site', async () => {
  await send(TEXT)
  answer = { status: 503, xml: '' }
  const path = `/sms/${SID}/${encodeURIComponent(PHONE)}`
  const failed = await app.request(path, { method: 'POST', body: new URLSearchParams({ text: 'STOP' }) })
  expect([failed.status, await failed.text()]).toEqual([502, expect.stringContaining('The reply did not arrive. The site answered 503.')])
  const body = new URLSearchParams({ text: 'STOP' })
  expect((await app.request(path, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' }, body })).status).toBe(404)
  expect(calls).toHaveLength(1)
})

it('has no page of a conversation without messages, or of an account that is not in its file', async () => {
  for (const path of [`/sms/${SID}/${PHONE}`, '/sms/AC1/x']) expect((await app.request(path)).status).toBe(404)
  const file = join(folder, 'accounts.json')
  writeFileSync(file, JSON.stringify([account]))
  expect(await readSmsAccounts(file)).toEqual([account])
  expect(await readSmsAccounts(undefined)).toEqual([])
  writeFileSync(file, '[{"name":"x"}]')
  await expect(readSmsAccounts(file)).rejects.toThrow(file)
})
