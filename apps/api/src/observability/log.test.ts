import { endpoints, TOKEN_HEADER } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { createLog, describeError, type LogFields } from './log.ts'
import { browser } from '../testing/browser.ts'
import { addMember, linkCards, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const FORGED = '\r\n{"level":30,"event":"forged"}'

describe('the log', () => {
  it('contains nothing of what visitors send or receive', async () => {
    api.logLines.length = 0
    const canary = 'canary-7f3a'
    const visitor = browser(api.app, 'one')
    const body = {
      email: `${canary}@mail.example`,
      partnerNumber: '424242',
      firstName: canary,
      password: `${canary}-password`,
      passwordConfirm: `${canary}-password`,
      phoneNumber: '212-555-0199',
      smsOptIn: true,
    }
    await visitor.call(endpoints.signUp, { body })
    await visitor.call(endpoints.getMember, {})
    await visitor.call(endpoints.validateEmail, { query: { email: body.email } })
    await visitor.call(endpoints.signIn, { body: { email: body.email, password: canary, rememberMe: false } })
    await visitor.call(endpoints.requestRecovery, { body: { email: body.email } })
    await visitor.call(endpoints.confirmRecovery, { body: { email: body.email, code: canary } })
    await visitor.call(endpoints.getKnownMember, { params: { publicId: canary } })
    await linkCards(visitor, [canary])
    await visitor.send('GET', `/api/${canary}?q=${canary}`, {
      headers: { 'user-agent': canary, referer: `https://x.example/${canary}`, 'x-partner': canary },
    })
    const log = api.logLines.join('')
    expect(api.logLines.length).toBeGreaterThanOrEqual(8)
    const secrets = [canary, '424242', '2125550199', '203.0.113.7', visitor.token ?? '-', ...visitor.cookies.values()]
    for (const secret of secrets) expect(log).not.toContain(secret)
  })

  it('contains nothing of an error’s message', async () => {
    const fault = Object.assign(new TypeError('select * where email = canary@mail.example'), {
      code: '23505',
      detail: 'Key (email)=(canary)',
    })
    const app = createApi({ ...api.deps, store: { ...api.store, reading: { ...api.store.reading, tenant: () => Promise.reject(fault) } } })
    api.logLines.length = 0
    const reply = await browser(app, 'one').call(endpoints.getFeatureFlags, {})
    expect(reply.problem).toMatchObject({ status: 500, code: 'internal-error', title: 'Something went wrong' })
    expect(JSON.stringify(reply.body)).not.toContain('canary')
    expect(api.logLines.join('')).not.toContain('canary')
    const failed: unknown = JSON.parse(api.logLines[0] ?? '')
    expect(failed).toMatchObject({ event: 'failed', errorName: 'TypeError', errorCode: '23505', requestId: reply.problem.requestId })
  })

  it('cannot be made to contain a forged line', async () => {
    api.logLines.length = 0
    const guest = browser(api.app, 'one')
    // A header cannot contain a line break, so a similar character is tried.
    await guest.send('GET', '/api/CSRF', { headers: { 'x-request-id': '1\t{"event":"forged"}', [TOKEN_HEADER]: '\t{"event":"forged"}' } })
    await guest.send('GET', `/api/${encodeURIComponent(FORGED)}`)
    await guest.call(endpoints.getKnownMember, { params: { publicId: FORGED } })
    expect(api.logLines.join('')).not.toContain('forged')
  })

  it('writes only the listed fields, one entry a line', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const fields = { event: `x${FORGED}`, email: 'ada@mail.example', headers: { cookie: 'secret' }, status: 200 }
    log.info(fields satisfies LogFields)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/)
    expect(Object.keys(JSON.parse(lines[0] ?? '') as object).toSorted()).toEqual(['event', 'level', 'status', 'time'])
  })
})

it('contains an error’s kind and location, never its message', () => {
  const described = describeError(new RangeError('ada@mail.example\n    at ada@mail.example'))
  expect(described).toMatchObject({ errorName: 'RangeError' })
  expect(described.frames?.length).toBeGreaterThan(0)
  expect(JSON.stringify(described)).not.toContain('ada')
  expect(describeError('ada@mail.example')).toEqual({ errorName: 'string' })
})

it('leaves a security event as it was written: the application’s role can neither change nor remove it', async () => {
  const visitor = await signedIn(api, 'one', await addMember(api, 'one'))
  await visitor.call(endpoints.signOut, {})
  await expect(api.store.tenant('one', (tx) => tx.updateTable('audit_event').set({ kind: 'x' }).execute())).rejects.toThrow(
    /permission denied/,
  )
  await expect(api.store.tenant('one', (tx) => tx.deleteFrom('audit_event').execute())).rejects.toThrow(/permission denied/)
})
