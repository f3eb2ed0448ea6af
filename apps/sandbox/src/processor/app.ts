import {
  IDEMPOTENCY_KEY_HEADER,
  networkConfirmationRequestSchema,
  networkVerificationRequestSchema,
  referenceAnswerSchema,
  referenceRequestSchema,
  registrationRequestSchema,
  type RegistrationAnswer,
} from '@dining/contract/card-network'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import * as v from 'valibot'

import type { Ledger } from './ledger.ts'
import { processorPage } from './page.ts'
import { LOST_ANSWERS, TEST_NUMBERS, type Behavior } from './test-numbers.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** The call is not answered: the caller's own timeout ends it. */
const NEVER = new Promise<Response>(() => undefined)

/**
 * The local card processor: the calls of `@dining/contract/card-network` for callers with `token`; for people a page with verification
 * codes; for tests `GET /api/codes` and `GET /api/registrations`. Keeps no card number.
 */
export function createProcessorApp(ledger: Ledger, token: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const lost = new Map<string, number>()
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', POLICY)
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/', (c) => c.html(processorPage(ledger.codes(), ledger.registrations().length)))
  app.get('/api/codes', (c) => c.json(ledger.codes().map(({ lastFour, code, at }) => ({ lastFour, code, at }))))
  app.get('/api/registrations', (c) =>
    c.json(ledger.registrations().map(({ partner, lastFour, token: id }) => ({ partner, lastFour, token: id }))),
  )

  app.use('/references', bearerAuth({ token }))
  app.use('/registrations/*', bearerAuth({ token }))
  app.use('/verifications/*', bearerAuth({ token }))

  app.post('/references', async (c) => {
    const request = v.safeParse(referenceRequestSchema, await c.req.json().catch(() => null))
    if (!request.success) return c.text('Not a request for a reference', 400)
    const { number } = request.output
    const behavior = TEST_NUMBERS.get(number) ?? 'accept'
    const isRefused = behavior === 'not-eligible' || behavior === 'blocked' || behavior === 'issuer-declined'
    if (isRefused) return c.json(v.parse(referenceAnswerSchema, { result: 'refused', reason: behavior }))
    if (behavior === 'time-out') return NEVER
    return c.json(v.parse(referenceAnswerSchema, { result: 'reference', reference: ledger.refer(number.slice(-4)) }))
  })

  app.post('/registrations', async (c) => {
    const key = c.req.header(IDEMPOTENCY_KEY_HEADER)
    const request = v.safeParse(registrationRequestSchema, await c.req.json().catch(() => null))
    if (!request.success || !key) return c.text('Not a registration request', 400)
    const { partner } = request.output
    const lastFour = 'number' in request.output ? request.output.number.slice(-4) : ledger.referred(request.output.reference)
    if (lastFour === null) return c.json({ result: 'refused', key, reason: 'not-eligible' } satisfies RegistrationAnswer)
    const { outgoing } = c.env
    const accept = (): RegistrationAnswer => ({ result: 'registered', key, token: ledger.register(key, partner, lastFour).token })
    const refuse = (reason: 'not-eligible' | 'blocked' | 'issuer-declined') => (): Promise<Response> =>
      Promise.resolve(c.json({ result: 'refused', key, reason } satisfies RegistrationAnswer))
    const respond: Readonly<Record<Behavior, () => Promise<Response>>> = {
      accept: async () => c.json(accept()),
      'not-eligible': refuse('not-eligible'),
      blocked: refuse('blocked'),
      'issuer-declined': refuse('issuer-declined'),
      'time-out': () => NEVER,
      'lose-answers': async () => {
        const answer = accept()
        const count = (lost.get(key) ?? 0) + 1
        lost.set(key, count)
        if (count > LOST_ANSWERS) return c.json(answer)
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      },
      'answer-twice': async () => {
        const body = JSON.stringify(accept())
        const message = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
        outgoing.socket?.write(message + message)
        return RESPONSE_ALREADY_SENT
      },
    }
    return respond['number' in request.output ? (TEST_NUMBERS.get(request.output.number) ?? 'accept') : 'accept']()
  })
  app.delete('/registrations', (c) => {
    const key = c.req.query('key')
    return c.body(null, key !== undefined && ledger.release({ key }) ? 204 : 404)
  })
  app.delete('/registrations/:token', (c) => c.body(null, ledger.release({ token: c.req.param('token') }) ? 204 : 404))

  app.post('/verifications', async (c) => {
    const request = v.safeParse(networkVerificationRequestSchema, await c.req.json().catch(() => null))
    if (!request.success) return c.text('Not a verification request', 400)
    const code = ledger.startVerification(request.output.token)
    return code ? c.json({ id: code.id }) : c.text('No such registration', 404)
  })
  app.post('/verifications/:id/confirm', async (c) => {
    const request = v.safeParse(networkConfirmationRequestSchema, await c.req.json().catch(() => null))
    if (!request.success) return c.text('Not a confirmation', 400)
    return c.json({ result: ledger.confirm(c.req.param('id'), request.output.code) ? 'confirmed' : 'wrong' })
  })
  return app
}
