import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'

import { faultRoute, wait } from '../faults.ts'
import { faultSchema, type FaultyCall, type PaymentFaults } from './faults.ts'
import { bankPage, framePage, paymentsPage } from './pages.ts'
import { presentSetup, type Confirmed, type Setups, type StripeError } from './setups.ts'

type App = { Bindings: HttpBindings }
/** Of the frame with the fields: it speaks with its own origin alone, and sites of this machine may frame it. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*"
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const sameText = (a: string, b: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
/** A script of `browser/`, without its types. */
const scriptOf = (name: string) => stripTypeScriptTypes(readFileSync(new URL(`browser/${name}.ts`, import.meta.url), 'utf8'))

const usageSchema = v.picklist(['off_session', 'on_session'])
const confirmSchema = v.object({
  client_secret: v.string(),
  number: v.pipe(v.string(), v.maxLength(40)),
  month: v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(12)),
  year: v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(2_000), v.maxValue(2_099)),
  cvc: v.pipe(v.string(), v.maxLength(4)),
})
const authenticateSchema = v.object({ client_secret: v.string(), authentic: v.picklist(['yes', 'no']) })

const METADATA = /^metadata\[(\w{1,40})\]$/
const MOST = 500
/** The metadata of a form: at most 50 entries of 500 characters, as Stripe has it. */
const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = METADATA.exec(name) ?? []
      return key === undefined ? [] : [[key, value.slice(0, MOST)] as const]
    }),
  )

interface ProviderParts {
  readonly setups: Setups
  readonly faults: PaymentFaults
  /** `secret` of the API, `publishable` of the pages. */
  readonly keys: { readonly secret: string; readonly publishable: string }
}

/**
 * The local stand-in of the card-payment provider: `POST` and `GET /v1/setup_intents` for the API, as Stripe's public documents describe them; `/v3/`,
 * the script of pages, whose fields are in a frame of this origin; and a page for people. `PUT /api/fault` (a fault, or null) and `GET /api/setups` are
 * for tests. The calls of the frame are its own.
 */
export function createPaymentsApp({ setups, faults, keys }: ProviderParts): Hono<App> {
  const app = new Hono<App>()
  const scripts = { v3: scriptOf('v3'), frame: scriptOf('frame') }
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', POLICY)
  })
  app.get('/healthz', (c) => c.text('ok'))

  /** Answers a call, or does what the switch of faults says. */
  async function withFault(c: Context<App>, name: FaultyCall, answer: () => Promise<Response> | Response): Promise<Response> {
    const fault = faults.take(name)
    const disconnect = () => {
      c.env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
    if (fault?.kind === 'down') return disconnect()
    if (fault?.kind === 'error') return c.json({ error: { type: 'api_error', message: 'Internal error' } }, 500)
    if (fault?.kind === 'late') await wait(fault.ms)
    const response = await answer()
    if (fault?.kind === 'slow') await wait(fault.ms)
    if (fault?.kind === 'lost') return disconnect()
    return fault?.kind === 'wrong' ? c.json({ object: 'something_else', times: 'none' }) : response
  }
  const refuse = (c: Context<App>, error: StripeError, status: 400 | 401 | 402 | 404) => c.json({ error }, status)
  const missing = (c: Context<App>) =>
    refuse(c, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such setupintent.' }, 404)
  const isSecret = (c: Context<App>) => sameText(keys.secret, c.req.header('authorization')?.replace(/^Bearer /, '') ?? '')
  const unknownKey = (c: Context<App>) =>
    refuse(c, { type: 'authentication_error', code: 'api_key_invalid', message: 'Invalid API Key provided.' }, 401)

  app.post('/v1/setup_intents', (c) =>
    withFault(c, 'create', async () => {
      if (!isSecret(c)) return unknownKey(c)
      const form = new URLSearchParams(await c.req.text())
      const usage = v.safeParse(usageSchema, form.get('usage') ?? 'off_session')
      if (!usage.success) return refuse(c, { type: 'invalid_request_error', code: 'parameter_invalid', message: 'Invalid usage' }, 400)
      const made = setups.create(c.req.header('idempotency-key') ?? null, { usage: usage.output, metadata: metadataOf(form) })
      return 'type' in made ? refuse(c, made, 400) : c.json(presentSetup(made, false))
    }),
  )
  app.get('/v1/setup_intents/:id', (c) =>
    withFault(c, 'read', () => {
      if (!isSecret(c)) return unknownKey(c)
      const setup = setups.find(c.req.param('id'))
      return setup ? c.json(presentSetup(setup, c.req.query('expand[]') === 'payment_method')) : missing(c)
    }),
  )

  const confirmed = (c: Context<App>, result: Confirmed) =>
    'error' in result ? refuse(c, result.error, 402) : c.json(presentSetup(result.setup, false))
  // The frame alone calls these, from its own origin.
  const isFrame = (c: Context<App>) =>
    c.req.header('sec-fetch-site') !== 'cross-site' &&
    sameText(keys.publishable, c.req.header('authorization')?.replace(/^Bearer /, '') ?? '')
  app.post('/v1/setup_intents/:id/confirm', (c) =>
    withFault(c, 'confirm', async () => {
      if (!isFrame(c)) return unknownKey(c)
      const body = v.safeParse(confirmSchema, await c.req.parseBody())
      if (!body.success) return refuse(c, { type: 'card_error', code: 'incomplete', message: 'Your card details are incomplete.' }, 402)
      const { client_secret: secret, number, month, year, cvc } = body.output
      return confirmed(c, setups.confirm(c.req.param('id'), secret, { number: number.replaceAll(/\D/g, ''), expiry: { month, year }, cvc }))
    }),
  )
  app.post('/v1/setup_intents/:id/authenticate', async (c) => {
    const body = v.safeParse(authenticateSchema, await c.req.parseBody())
    if (!isFrame(c) || !body.success) return unknownKey(c)
    const { client_secret: secret, authentic } = body.output
    return confirmed(c, setups.authenticate(c.req.param('id'), secret, authentic === 'yes'))
  })

  const javascript = (c: Context<App>, text: string) => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    return c.body(text)
  }
  app.get('/v3/', (c) => withFault(c, 'script', () => javascript(c, scripts.v3)))
  app.get('/v3/frame.js', (c) => javascript(c, scripts.frame))
  app.get('/v3/frame', (c) =>
    withFault(c, 'frame', () => {
      c.header('content-security-policy', FRAME_POLICY)
      return c.html(framePage())
    }),
  )

  app.get('/v3/bank', (c) => {
    c.header('content-security-policy', FRAME_POLICY)
    return c.html(bankPage())
  })

  app.get('/', (c) => c.html(paymentsPage(setups.all(), faults.current())))
  app.get('/api/setups', (c) =>
    c.json(
      setups.all().map(({ id, status, metadata, payment_method: method }) => ({ id, status, metadata, paymentMethod: method?.id ?? null })),
    ),
  )
  faultRoute(app, faults, faultSchema)
  return app
}
