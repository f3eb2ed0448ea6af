import {
  confirmVerificationRequestSchema,
  loadCardRequestSchema,
  registeredRequestSchema,
  registerLoadedRequestSchema,
  releaseRequestSchema,
  startVerificationRequestSchema,
  tokenizeRequestSchema,
  type LoadCardAnswer,
  type TokenizeAnswer,
} from '@dining/contract'
import { Hono, type Context } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'

import { LOGGED_PATHS, type Log } from './log.ts'
import { listRegistered } from './list-registered.ts'
import { release } from './release.ts'
import { loadCard, registerLoaded, tokenize } from './tokenize.ts'
import type { VaultDeps } from './vault-deps.ts'
import { confirmVerification, startVerification } from './verification.ts'

const MAX_BODY_BYTES = 8192
/** W3C trace context; only its hexadecimal digits are logged. */
const TRACE_PARENT = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** Body of `POST /keys/rotate`; the frame's key without one. */
const rotateSchema = v.strictObject({ key: v.optional(v.picklist(['frame', 'data', 'master']), 'frame') })

export interface InternalAppDeps extends VaultDeps {
  /** The API's bearer token; compared in constant time by Hono. */
  readonly token: string
  /** The partners that this vault serves; a request for another is refused, so that the log can name partners safely. */
  readonly partners: { has: (id: string) => boolean }
  /** False from the moment that the process stops. */
  readonly ready: () => boolean
  readonly log: Log
}

/** The calls of the API and of operators, all with the vault's token; beside them `/healthz` and `/readyz`. */
export function createInternalApp(deps: InternalAppDeps): Hono {
  const { log } = deps
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const isReady =
      deps.ready() &&
      (await deps.store.ping().then(
        () => true,
        () => false,
      ))
    return isReady ? c.text('ready') : c.text('not ready', 503)
  })

  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    const path = LOGGED_PATHS.find((one) => one === c.req.path) ?? 'other'
    const traceId = TRACE_PARENT.exec(c.req.header('traceparent') ?? '')?.[1]
    const ms = Math.round(performance.now() - start)
    log({ event: 'request', path, status: c.res.status, ms, ...(traceId === undefined ? {} : { traceId }) })
  })
  app.use(bearerAuth({ token: deps.token }))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Too large', 413) }))

  app.post('/tokenize', async (c) => {
    const request = await readOwn(c, tokenizeRequestSchema)
    if (!request) return c.text('Not a tokenize request of a partner of this vault', 400)
    const partner = request.partnerId
    const answer = await tokenize(request, deps)
    logCard(partner, answer)
    return c.json(answer)
  })
  app.get('/cards/key', async (c) => c.json(await deps.keys.current()))
  app.post('/cards/load', async (c) => {
    const request = await readOwn(c, loadCardRequestSchema)
    if (!request) return c.text('Not a card of a partner of this vault', 400)
    const answer = await loadCard(request, deps)
    logCard(request.partnerId, answer)
    return c.json(answer)
  })
  app.post('/cards/register', async (c) => {
    const request = await readOwn(c, registerLoadedRequestSchema)
    if (!request) return c.text('Not a loaded card of a partner of this vault', 400)
    const answer = await registerLoaded(request, deps)
    logCard(request.partnerId, answer)
    return c.json(answer)
  })
  app.post('/cards/registered', async (c) => {
    const request = await read(c, registeredRequestSchema)
    if (!request) return c.text('Not a request for registered cards', 400)
    return c.json(await listRegistered(request, deps))
  })
  app.post('/release', async (c) => {
    const request = await readOwn(c, releaseRequestSchema)
    if (!request) return c.text('Not a release request of a partner of this vault', 400)
    const answer = await release(request, deps)
    log({ event: 'release-requested', partner: request.partnerId, result: answer.result })
    return c.json(answer)
  })
  app.post('/verifications', async (c) => {
    const request = await read(c, startVerificationRequestSchema)
    if (!request) return c.text('Not a verification request', 400)
    const answer = await startVerification(request, deps)
    if (answer.result === 'unavailable') return unavailable(c)
    log(answer.result === 'started' ? { event: 'verification-started' } : { event: 'verification-refused', reason: answer.reason })
    return c.json(answer)
  })
  app.post('/verifications/confirm', async (c) => {
    const request = await read(c, confirmVerificationRequestSchema)
    if (!request) return c.text('Not a confirmation', 400)
    const answer = await confirmVerification(request, deps)
    if (answer.result === 'unavailable') return unavailable(c)
    log(answer.result === 'confirmed' ? { event: 'verification-confirmed' } : { event: 'verification-refused', reason: answer.result })
    return c.json(answer)
  })
  app.post('/keys/rotate', async (c) => {
    const request = v.safeParse(rotateSchema, await c.req.json().catch(() => ({})))
    if (!request.success) return c.text('The key must be frame, data or master', 400)
    const { key } = request.output
    const rotate = {
      frame: async () => ({ kid: await deps.keys.rotate() }),
      data: async () => ({ kid: await deps.keyring.rotateStorageKey() }),
      master: async () => (await deps.keyring.rotateMasterKey(), {}),
    }
    const answer = await rotate[key]()
    log({ event: 'key-rotated', key, ...answer })
    return c.json(answer)
  })
  app.onError((error, c) => {
    // A missing or wrong token.
    if (error instanceof HTTPException) return error.getResponse()
    log({ event: 'fault', name: error.name, at: 'internal' })
    return c.text('Something went wrong', 500)
  })
  return app

  /** A request about a card; null if it is malformed or its partner is none of this vault. */
  async function readOwn<S extends v.GenericSchema<unknown, { readonly partnerId: string }>>(c: Context, schema: S) {
    const request = await read(c, schema)
    return request && deps.partners.has(request.partnerId) ? request : null
  }
  function logCard(partner: string, answer: TokenizeAnswer | LoadCardAnswer): void {
    if (answer.result === 'token') log({ event: 'registered', partner })
    else if (answer.result === 'loaded') log({ event: 'loaded', partner })
    else if (answer.result === 'refused') log({ event: 'refused', partner, reason: answer.reason })
    else log({ event: 'registration-unavailable', partner })
  }
  function unavailable(c: Context): Response {
    log({ event: 'verification-unavailable' })
    return c.text('The card networks do not answer: try again', 503)
  }
}

async function read<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S> | null> {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null))
  return parsed.success ? parsed.output : null
}
