import { CONTENT_VERSION_PATH, CONTRACT_VERSION_PATH, endpoints, PARTNER_HEADER } from '@dining/contract'
import { createVerifier, PROOF_HEADER, STUDIO_CALLER } from '@dining/serving/callers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { browser } from '../testing/browser.ts'
import { testKeys, testSigner } from '../testing/caller-keys.ts'
import { withStudio } from '../testing/operator-browser.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let app: TestApi['app']
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
})
beforeEach(() => void (api.logLines.length = 0))
afterAll(() => api.close())

const STUDIO_PATH = '/api/studio/csrf'
const ALL = [
  '/api/CSRF',
  '/api/openapi.json',
  '/api/Member',
  CONTENT_VERSION_PATH,
  CONTRACT_VERSION_PATH,
  STUDIO_PATH,
  '/api/nothing',
  '/nothing',
]

const ask = (path: string, headers: Record<string, string> = {}) => app.request(`http://api${path}`, { headers })
const proofOf = (caller: string, path: string) => testSigner(caller)({ method: 'GET', path, requestId: '' })

async function codeOf(answer: Response): Promise<unknown> {
  if (answer.status === 200) return 'ok'
  const problem = (await answer.json()) as { code?: string }
  return `${answer.status} ${problem.code}`
}

describe('a request', () => {
  it.each(ALL)('to %s with a forged x-partner, or as the studio, is refused without a proof', async (path) => {
    for (const headers of [{ [PARTNER_HEADER]: 'one' }, {}, { [PARTNER_HEADER]: '' }, { [PARTNER_HEADER]: STUDIO_CALLER }]) {
      expect(await codeOf(await ask(path, headers))).toBe('403 caller-refused')
    }
    expect(api.logLines.join('')).toContain('"event":"caller-refused","code":"missing"')
  })

  it.each([
    ['another partner', { [PARTNER_HEADER]: 'two' }, '/api/CSRF'],
    ['the studio', {}, STUDIO_PATH],
    ['another path', { [PARTNER_HEADER]: 'one' }, '/api/openapi.json'],
  ])('with the proof of one partner is refused for %s', async (_, headers, path) => {
    expect(await codeOf(await ask(path, { ...headers, ...proofOf('one', '/api/CSRF') }))).toBe('403 caller-refused')
  })

  it('of the studio is refused for a partner', async () => {
    const headers = { [PARTNER_HEADER]: 'one', ...proofOf(STUDIO_CALLER, '/api/CSRF') }
    expect(await codeOf(await ask('/api/CSRF', headers))).toBe('403 caller-refused')
  })

  it('of an unknown partner is refused', async () => {
    expect(await codeOf(await ask('/api/CSRF', { [PARTNER_HEADER]: 'three', ...proofOf('three', '/api/CSRF') }))).toBe('403 caller-refused')
  })

  it('is answered once with its proof', async () => {
    const headers = { [PARTNER_HEADER]: 'one', ...proofOf('one', '/api/CSRF') }
    expect(await codeOf(await ask('/api/CSRF', headers))).toBe('ok')
    expect(await codeOf(await ask('/api/CSRF', headers))).toBe('403 caller-refused')
  })

  it('that changes something is carried out once with its proof, whichever process gets the copy', async () => {
    // Each process stores the proofs that it has accepted in its own memory.
    const processes = [api, api].map(({ deps }) => createApi({ ...deps, verifyCaller: createVerifier(testKeys(['one'])) }))
    const sign = testSigner('one')
    for (let time = 0; time < 10; time++) {
      const proof = sign({ method: 'POST', path: endpoints.recordImpressions.path, requestId: '' })
      const visitors = processes.map((one) => browser(one, 'one', (request) => (request.method === 'POST' ? proof : sign(request))))
      const replies = await Promise.all(visitors.map((visitor) => visitor.call(endpoints.recordImpressions, { body: [] })))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(replies.filter(({ problem }) => problem.code === 'caller-refused')).toHaveLength(1)
    }
    expect(api.logLines.join('')).toContain('"event":"caller-refused","code":"replayed"')
  })

  it('that changes something is refused while the database cannot be asked whether its proof was used', async () => {
    const store = { ...api.store, admitting: { tenant: () => Promise.reject(new Error('no connection')) } }
    const visitor = browser(createApi({ ...api.deps, store }), 'one')
    expect((await visitor.call(endpoints.recordImpressions, { body: [] })).problem.code).toBe('internal-error')
  })

  it('that is refused contains nothing of the proof in the log', async () => {
    const proof = proofOf('one', '/api/CSRF')
    await ask('/api/CSRF', { [PARTNER_HEADER]: 'two', ...proof })
    expect(api.logLines.join('')).toContain('"code":"wrong-caller"')
    expect(api.logLines.join('')).not.toContain(proof[PROOF_HEADER])
  })
})

it.each(['/healthz', '/readyz'])('%s is answered without a proof', async (path) => {
  expect((await ask(path)).status).toBe(200)
})
