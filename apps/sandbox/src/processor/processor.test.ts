import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { networkConfirmationSchema, networkVerificationSchema, registrationAnswerSchema } from '@dining/contract/card-network'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { startProcessor, type Processor } from './server.ts'
import { LOST_ANSWERS, TEST_NUMBERS, type Behavior } from './test-numbers.ts'

const TOKEN = 'a-credential-for-this-test-0123456789'
const NUMBER = '4242424242424242'
const numberWith = (behavior: Behavior) => [...TEST_NUMBERS].find(([, one]) => one === behavior)?.[0] ?? ''

let folder: string
let file: string
let processor: Processor
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'processor-'))
  file = join(folder, 'data/registrations.ndjson')
  processor = await startProcessor({ token: TOKEN, file })
})
afterEach(async () => {
  await processor.close()
  rmSync(folder, { recursive: true })
})

/** Milliseconds that a caller waits who gets no answer. */
const GIVEN_UP_MS = 500

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}, timeoutMs = 60_000) =>
  fetch(`${processor.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
const register = async (number: string, key: string, timeoutMs?: number) => {
  const response = await send('POST', '/registrations', { number, partner: 'one' }, { 'idempotency-key': key }, timeoutMs)
  return v.parse(registrationAnswerSchema, await response.json())
}
const tokens = () => processor.ledger.registrations().map(({ token }) => token)

it('returns one network token for one idempotency key, and a new one after a release', async () => {
  const first = await register(NUMBER, 'k1')
  expect(first).toMatchObject({ result: 'registered', key: 'k1' })
  expect(await register(NUMBER, 'k1')).toEqual(first)
  const token = first.result === 'registered' ? first.token : ''
  expect((await send('DELETE', `/registrations/${token}`)).status).toBe(204)
  expect((await send('DELETE', `/registrations/${token}`)).status).toBe(404)
  expect(await register(NUMBER, 'k1')).not.toEqual(first)
  expect((await send('DELETE', '/registrations?key=k1')).status).toBe(204)
  expect(tokens()).toEqual([])
})

it.each(['not-eligible', 'blocked', 'issuer-declined'] as const)('refuses a test number as %s', async (reason) => {
  expect(await register(numberWith(reason), 'k1')).toEqual({ result: 'refused', key: 'k1', reason })
  expect(tokens()).toEqual([])
})

it('registers a card whose answers it loses, and answers after three lost ones', async () => {
  for (let lost = 0; lost < LOST_ANSWERS; lost++) await expect(register(numberWith('lose-answers'), 'k1')).rejects.toThrow()
  const [token] = tokens()
  expect(await register(numberWith('lose-answers'), 'k1')).toEqual({ result: 'registered', key: 'k1', token })
})

it('never answers for a number that times out, and registers nothing', async () => {
  await expect(register(numberWith('time-out'), 'k1', GIVEN_UP_MS)).rejects.toThrow()
  expect(tokens()).toEqual([])
})

it('keeps registrations over a restart, without a card number, in spite of a line that was cut off', async () => {
  await register(NUMBER, 'k1')
  await register('5555555555554444', 'k2')
  await send('DELETE', '/registrations?key=k2')
  const journal = readFileSync(file, 'utf8')
  expect(journal).not.toMatch(/4242424242424242|5555555555554444/)
  writeFileSync(file, `${journal}{"op":"regis`)
  const before = tokens()
  await processor.close()
  processor = await startProcessor({ token: TOKEN, file })
  expect(tokens()).toEqual(before)
})

it('shows a code for a registered card on its page, and confirms that code alone', async () => {
  const answer = await register(NUMBER, 'k1')
  const started = await send('POST', '/verifications', { token: answer.result === 'registered' ? answer.token : '' })
  const { id } = v.parse(networkVerificationSchema, await started.json())
  const [shown] = v.parse(
    v.array(v.object({ lastFour: v.string(), code: v.string() })),
    await (await fetch(`${processor.url}/api/codes`)).json(),
  )
  expect(shown?.lastFour).toBe('4242')
  const page = await fetch(processor.url)
  expect(await page.text()).toContain(`<td>${shown?.code}</td>`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const confirm = async (code: string) =>
    v.parse(networkConfirmationSchema, await (await send('POST', `/verifications/${id}/confirm`, { code })).json()).result
  expect(await confirm(shown?.code === '000000' ? '000001' : '000000')).toBe('wrong')
  expect(await confirm(shown?.code ?? '')).toBe('confirmed')
  expect((await send('POST', '/verifications', { token: 'unknown' })).status).toBe(404)
})

it('refuses a caller without the credential', async () => {
  for (const [method, path] of [
    ['POST', '/registrations'],
    ['DELETE', '/registrations/x'],
    ['DELETE', '/registrations?key=x'],
    ['POST', '/verifications'],
    ['POST', '/verifications/x/confirm'],
  ] as const)
    expect((await send(method, path, method === 'POST' ? {} : undefined, { authorization: 'Bearer wrong' })).status, path).toBe(401)
})
