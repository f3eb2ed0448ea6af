import { createHash } from 'node:crypto'

import { AUTH_FLAGS, PARTNER_FLAGS } from '@dining/domain'
import { FLAG_AUDIENCES, flagBucket, FLAG_BUCKETS } from '@dining/domain/flags'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'

import { wait } from '../faults.ts'
import { page, table } from '../page.ts'

/** A flag of a partner: a value, or one for a share of an audience and the other for everyone else. `raw` is answered as it is, for tests. */
const flagSchema = v.variant('kind', [
  v.object({ kind: v.literal('value'), value: v.boolean() }),
  v.object({
    kind: v.literal('share'),
    percentage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    kinds: v.optional(v.array(v.picklist(FLAG_AUDIENCES)), []),
    tiers: v.optional(v.array(v.string()), []),
  }),
  v.object({ kind: v.literal('raw'), flag: v.unknown() }),
])
type Flag = v.InferOutput<typeof flagSchema>
export type SandboxFlags = Readonly<Record<string, Flag>>

/** What the service does for one partner in place of an answer, so that a test fails none of another. */
const faultSchema = v.object({
  partner: v.string(),
  kind: v.picklist(['down', 'error', 'slow', 'malformed', 'unauthorized', 'limited', 'redirect', 'large']),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0),
})
export type FlagServiceFault = v.InferOutput<typeof faultSchema>

/** A request, as it came. */
export interface FlagRequest {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly status: number
}

const requestSchema = v.object({
  context: v.looseObject({
    targetingKey: v.string(),
    partner: v.string(),
    kind: v.optional(v.picklist(FLAG_AUDIENCES), 'visitor'),
    tier: v.optional(v.string()),
  }),
})
type Context = v.InferOutput<typeof requestSchema>['context']

function evaluate(key: string, flag: Flag, { targetingKey, kind, tier }: Context): unknown {
  if (flag.kind === 'raw') return flag.flag
  if (flag.kind === 'value') return { key, value: flag.value, reason: 'STATIC', variant: flag.value ? 'on' : 'off' }
  const { percentage, kinds, tiers } = flag
  const isMeant = (kinds.length === 0 || kinds.includes(kind)) && (tiers.length === 0 || (tier !== undefined && tiers.includes(tier)))
  if (!isMeant) return { key, value: false, reason: 'DEFAULT', variant: 'off' }
  if (percentage === 100) return { key, value: true, reason: 'TARGETING_MATCH', variant: 'on' }
  const value = flagBucket(key, targetingKey) < percentage * (FLAG_BUCKETS / 100)
  return { key, value, reason: 'SPLIT', variant: value ? 'on' : 'off' }
}

const MOST = 1_000

const JSON_TYPE = { 'content-type': 'application/json' }
/** The answers of the faults that have one. */
const FAULTY: Readonly<
  Record<Exclude<FlagServiceFault['kind'], 'down' | 'slow'>, { status: number; body: string | null; headers: Record<string, string> }>
> = {
  error: { status: 500, body: '{"errorDetails":"An internal server error occurred"}', headers: JSON_TYPE },
  limited: { status: 429, body: null, headers: { 'retry-after': '1' } },
  unauthorized: { status: 401, body: null, headers: {} },
  malformed: { status: 200, body: '{"flags":{"discoverPage":true}}', headers: JSON_TYPE },
  redirect: { status: 302, body: null, headers: { location: '/healthz' } },
  large: { status: 200, body: JSON.stringify({ flags: [{ key: 'x'.repeat(512 * 1024), value: true }] }), headers: JSON_TYPE },
}

/** @param token that requests must present; any without one */
export function createFlagsApp(token?: string): Hono {
  const flags = new Map<string, SandboxFlags>()
  const requests: FlagRequest[] = []
  let fault: FlagServiceFault | null = null
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
  })
  app.get('/healthz', (c) => c.text('ok'))

  /** The bulk evaluation of the OpenFeature Remote Evaluation Protocol 0.3.0. */
  app.post('/ofrep/v1/evaluate/flags', async (c) => {
    const raw: unknown = await c.req.json().catch(() => undefined)
    const note = (status: number) => {
      requests.push({ body: raw, headers: c.req.header(), status })
      if (requests.length > MOST) requests.shift()
    }
    const request = v.safeParse(requestSchema, raw)
    if (!request.success) {
      note(400)
      return c.json({ errorCode: 'INVALID_CONTEXT', errorDetails: v.summarize(request.issues) }, 400)
    }
    const { context } = request.output
    const now = fault?.partner === context.partner ? fault : null
    if (now?.kind === 'slow') await wait(now.ms)
    if (now?.kind === 'down') {
      note(0)
      // Without an answer: the connection stays open until the client ends it.
      await wait(now.ms || 5_000)
      return c.body(null, 504)
    }
    const isRefused = token !== undefined && c.req.header('authorization') !== `Bearer ${token}`
    const failed = isRefused ? FAULTY.unauthorized : now && now.kind !== 'slow' ? FAULTY[now.kind] : null
    if (failed) {
      note(failed.status)
      return new Response(failed.body, { status: failed.status, headers: failed.headers })
    }
    const own = Object.entries(flags.get(context.partner) ?? {})
    const body = JSON.stringify({ flags: own.map(([key, flag]) => evaluate(key, flag, context)), metadata: { service: 'sandbox' } })
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    const isSame = c.req.header('if-none-match') === etag
    note(isSame ? 304 : 200)
    if (isSame) return c.body(null, 304, { etag })
    return c.body(body, 200, { 'content-type': 'application/json', etag })
  })

  app.put('/api/flags/:partner', async (c) => {
    const read = v.safeParse(v.record(v.string(), flagSchema), await c.req.json().catch(() => undefined))
    if (!read.success) return c.text('Not flags', 400)
    flags.set(c.req.param('partner'), read.output)
    return c.body(null, 204)
  })
  app.put('/api/fault', async (c) => {
    const read = v.safeParse(v.nullable(faultSchema), await c.req.json().catch(() => undefined))
    if (!read.success) return c.text('Not a fault', 400)
    fault = read.output
    return c.body(null, 204)
  })
  app.get('/api/requests', (c) => c.json(requests))

  const formSchema = v.object({
    partner: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
    flag: v.picklist([...AUTH_FLAGS, ...PARTNER_FLAGS]),
    setting: v.picklist(['on', 'off', 'half', 'unset']),
  })
  app.post('/', async (c) => {
    const read = v.safeParse(formSchema, await c.req.parseBody())
    if (!read.success) return c.text('Enter the id of a partner.', 400)
    const { partner, flag, setting } = read.output
    const { [flag]: _, ...others } = flags.get(partner) ?? {}
    const own: Flag =
      setting === 'half' ? { kind: 'share', percentage: 50, kinds: [], tiers: [] } : { kind: 'value', value: setting === 'on' }
    flags.set(partner, setting === 'unset' ? others : { ...others, [flag]: own })
    return c.redirect(c.req.path, 303)
  })
  app.get('/', (c) => {
    const rows = [...flags].flatMap(([partner, own]) => Object.entries(own).map(([flag, value]) => [partner, flag, JSON.stringify(value)]))
    return c.html(
      page(
        'Flags',
        html`<p>A service of flags (OpenFeature Remote Evaluation Protocol). What it sets comes before the rules of the studio.</p>
          <form method="post" action="">
            <p>
              <label>Partner <input name="partner" required pattern="[a-z0-9\\-]+" autocapitalize="none" /></label>
            </p>
            <p>
              <label
                >Flag
                <select name="flag">
                  ${[...PARTNER_FLAGS, ...AUTH_FLAGS].map((name) => html`<option>${name}</option>`)}
                </select></label
              >
              <label
                >Value
                <select name="setting">
                  <option value="on">On</option>
                  <option value="off">Off</option>
                  <option value="half">On for half of the visitors</option>
                  <option value="unset">Not set here</option>
                </select></label
              >
              <button>Set</button>
            </p>
          </form>
          ${rows.length === 0 ? html`<p>No flag is set here.</p>` : table(['Partner', 'Flag', 'Value'], rows)}`,
      ),
    )
  })
  return app
}
