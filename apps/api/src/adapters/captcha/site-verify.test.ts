import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { CaptchaService } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createLog } from '../../observability/log.ts'
import { siteVerify } from './site-verify.ts'

const NOW = new Date('2026-06-15T17:00:00Z')
const GOOD = { success: true, hostname: 'dining.example.com', challenge_ts: '2026-06-15T16:59:30Z' }

let answer: { readonly status: number; readonly text: string }
let asked: { readonly method: string | undefined; readonly fields: Readonly<Record<string, string>> }[]
let logLines: string[]
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  asked.push({ method: request.method, fields: Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString())) })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  logLines = []
  answers(GOOD)
})
const answers = (body: unknown, status = 200) => void (answer = { status, text: JSON.stringify(body) })

const captcha = (kind: CaptchaService['kind'] = 'recaptcha', port = (server.address() as AddressInfo).port) =>
  siteVerify({
    service: { kind, siteKey: 'public' },
    secretKey: 'the secret',
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    hosts: ['dining.example.com'],
    log: createLog('info', { write: (line) => void logLines.push(line) }),
    now: () => NOW,
  })

it('gives the browser the service and its public key [FORM-25]', async () => {
  expect(await captcha().task('signUp')).toEqual({ kind: 'recaptcha', siteKey: 'public' })
})

it('asks the service about a token, with the secret key and the visitor’s address', async () => {
  expect(await captcha().verify('signUp', 'a token', '203.0.113.7')).toEqual({ ok: true, value: 'a token' })
  const fields = { secret: 'the secret', response: 'a token', remoteip: '203.0.113.7' }
  expect(asked).toEqual([{ method: 'POST', fields }])
})

it.each<[string, unknown]>([
  ['that the service does not accept', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['that was made on another site', { ...GOOD, hostname: 'evil.example.com' }],
  ['that is older than ten minutes', { ...GOOD, challenge_ts: '2026-06-15T16:49:59Z' }],
  ['of another form', { ...GOOD, action: 'signIn' }],
])('refuses a token %s', async (_, body) => {
  answers(body)
  expect(await captcha('turnstile').verify('signUp', 'a token', '203.0.113.7')).toEqual({ ok: false, error: 'wrong' })
})

it.each<[string, unknown, number]>([
  ['an error', {}, 500],
  ['something else', ['no'], 200],
])('has no answer if the service answers with %s, and logs neither token nor key', async (_, body, status) => {
  answers(body, status)
  expect(await captcha().verify('signUp', 'a token', '203.0.113.7')).toEqual({ ok: false, error: 'no-answer' })
  expect(logLines).toHaveLength(1)
  expect(logLines.join('')).toContain('captcha-service-failed')
  expect(logLines.join('')).not.toMatch(/a token|the secret|203\.0/)
})

it('has no answer if the service cannot be reached', async () => {
  expect(await captcha('recaptcha', 9).verify('signUp', 'a token', '203.0.113.7')).toEqual({ ok: false, error: 'no-answer' })
})
