import { BRIDGE_MESSAGES, bridgeMessageSchema } from '@dining/contract'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import * as v from 'valibot'

import { moment, page, table, type Html } from '../page.ts'

const MAX_BODY = 4_096
/** Messages that are kept, the newest ones. */
const MOST = 200

const reportSchema = v.object({
  /** Names one run of the app. */
  device: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** As the app names itself: "99.0 (iOS)". */
  app: v.pipe(v.string(), v.regex(/^[\d.]{1,20} \((?:iOS|Android)\)$/)),
  /** Address of the page that sent it. */
  from: v.pipe(v.string(), v.maxLength(500)),
  message: v.unknown(),
})

/** A message that a page has sent to the app. */
interface Received extends v.InferOutput<typeof reportSchema> {
  readonly at: string
  /** Whether it is a message of the bridge, by its schema. */
  readonly isKnown: boolean
}

function cellsOf({ at, app, from, message, isKnown }: Received): (Html | string)[] {
  return [
    moment(at),
    app,
    from,
    html`<code>${JSON.stringify(message)}</code>${isKnown ? '' : html`<br /><strong>Not a message of the bridge</strong>`}`,
  ]
}

/**
 * What the native app's bridge gets from pages: `/wrapper` shows it. `pnpm wrapper` is the app; it reports each message to `POST /api/wrapper`.
 * `GET /api/wrapper/:device` is for tests.
 */
export function wrapperRoutes(now: () => Date = () => new Date()): Hono {
  const received: Received[] = []
  const app = new Hono()
  app.post('/api/wrapper', bodyLimit({ maxSize: MAX_BODY }), async (context) => {
    const report = v.safeParse(reportSchema, await context.req.json().catch(() => null))
    // A page of another site can send text, too.
    if (!report.success || context.req.header('sec-fetch-site') === 'cross-site') return context.text('Not a report', 400)
    const isKnown = v.is(bridgeMessageSchema, report.output.message)
    received.unshift({ ...report.output, at: now().toISOString(), isKnown })
    received.splice(MOST)
    return context.json({ isKnown }, 201)
  })
  app.get('/api/wrapper/:device', (context) =>
    context.json(received.filter(({ device }) => device === context.req.param('device')).toReversed()),
  )
  app.get('/wrapper', (context) => context.html(wrapperPage(received)))
  return app
}

function wrapperPage(received: readonly Received[]): Html {
  const counts = Object.entries(BRIDGE_MESSAGES).map(([type, when]) => [
    html`<code>${type}</code>`,
    when,
    String(received.filter(({ message, isKnown }) => isKnown && v.is(v.object({ type: v.literal(type) }), message)).length),
  ])
  return page(
    'Native app',
    html`<p>
        Start it with <code>pnpm wrapper &lt;partner&gt;</code>: a window with the user agent, the bridge and the safe areas of the app, as
        it shows the partner’s site.
      </p>
      <h2>Messages of the bridge</h2>
      ${table(['Type', 'When', 'Received'], counts)}
      <h2>Received, the newest first</h2>
      ${received.length === 0 ? html`<p>None yet.</p>` : table(['At', 'App', 'Page', 'Message'], received.map(cellsOf))}`,
  )
}
