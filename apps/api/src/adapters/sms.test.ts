import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { messagingXml, twilioSms, type Sms } from './sms.ts'

const ACCOUNT = { accountSid: `AC${'1'.repeat(32)}`, authToken: '12345' }
const MESSAGE = { to: '5035550142', from: '55512', text: 'Eat & Earn: 20% = 5 points' }

/** A server with the wire format of Twilio's Messages resource: what it got, and what it answers next. */
let server: Server
let sms: Sms
let answer: { readonly status: number; readonly body: string }
let received: { readonly url: string | undefined; readonly authorization: string | undefined; readonly body: string }[]
beforeAll(async () => {
  server = createServer((request, response) => {
    void textOf(request).then((body) => {
      received.push({ url: request.url, authorization: request.headers.authorization, body })
      response.writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  sms = twilioSms({ ...ACCOUNT, reachedAt: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  received = []
  answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' }
})

it('sends a message in the form of the service, to a number with its country code', async () => {
  expect(await sms.send(MESSAGE)).toEqual({ ok: true, value: null })
  expect(received).toEqual([
    {
      url: `/2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${ACCOUNT.accountSid}:12345`).toString('base64')}`,
      body: 'To=%2B15035550142&From=55512&Body=Eat+%26+Earn%3A+20%25+%3D+5+points',
    },
  ])
})

it.each([
  [400, '{"code":21211,"message":"The number +15035550142"}', { kind: 'refused', code: '21211' }],
  [400, '{"code":21610}', { kind: 'refused', code: 'stopped' }],
  [400, 'not JSON', { kind: 'refused', code: '400' }],
  [429, '{"code":20429}', { kind: 'unavailable', code: '20429' }],
  [503, '', { kind: 'unavailable', code: '503' }],
  // A wrong token is corrected by the operator; the message waits.
  [401, '{"code":20003}', { kind: 'unavailable', code: '20003' }],
  [302, '', { kind: 'unavailable', code: 'TypeError' }],
])('an answer %i %s is %o, without its text', async (status, body, error) => {
  answer = { status, body }
  expect(await sms.send(MESSAGE)).toEqual({ ok: false, error })
})

it('names the code of a connection that fails', async () => {
  const nowhere = twilioSms({ ...ACCOUNT, reachedAt: 'http://127.0.0.1:1' })
  expect(await nowhere.send(MESSAGE)).toMatchObject({
    ok: false,
    error: { kind: 'unavailable', code: expect.stringMatching(/ECONNREFUSED|TypeError/) },
  })
})

it('checks a signature as the service documents it', () => {
  // The example of Twilio's documentation of its security.
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
  const fields = { CallSid: 'CA1234567890ABCDE', Caller: '+14158675310', Digits: '1234', From: '+14158675310', To: '+18005551212' }
  const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8='
  const documented = { ...fields, Caller: '+14158675309', From: '+14158675309' }
  expect(sms.isSigned(url, documented, signature)).toBe(true)
  expect(sms.isSigned(url, fields, signature)).toBe(false)
  expect(sms.isSigned(`${url}&x=1`, documented, signature)).toBe(false)
  for (const other of ['', 'AAAA', `${signature}AA`]) expect(sms.isSigned(url, documented, other)).toBe(false)
})

it('answers the service in XML', () => {
  expect(messagingXml(null)).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>')
  expect(messagingXml('a < b & c')).toContain('<Message>a &lt; b &amp; c</Message>')
})
