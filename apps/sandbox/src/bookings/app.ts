import { createHash, timingSafeEqual } from 'node:crypto'

import {
  BOOKING_STATUSES,
  bookingAvailabilityRequestSchema,
  bookingChangeRequestSchema,
  bookingHoldRequestSchema,
  bookingRequestSchema,
} from '@dining/contract/booking-service'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'

import type { BookingAccount } from './accounts.ts'
import type { Book } from './book.ts'
import { faultRoute, wait } from '../faults.ts'
import { type BookingFaults, faultSchema, type FaultyCall } from './faults.ts'
import { bookingsPage } from './pages.ts'
import { reportStatus } from './report.ts'

type App = { Bindings: HttpBindings }
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const sameText = (a: string, b: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** Email address of the guest of a call; only a booking names one. */
function guestOf(body: unknown): string | undefined {
  const named = v.safeParse(v.object({ guest: v.object({ email: v.string() }) }), body)
  return named.success ? named.output.guest.email : undefined
}

const statusSchema = v.object({ confirmation: v.string(), status: v.picklist(BOOKING_STATUSES) })
const fullSchema = v.object({ restaurantId: v.string(), date: v.pipe(v.string(), v.isoDate()), full: v.boolean() })
const guestSchema = v.object({ email: v.pipe(v.string(), v.trim(), v.email()), deactivated: v.picklist(['yes', 'no']) })

interface ServiceParts {
  readonly book: Book
  readonly faults: BookingFaults
  readonly accounts: readonly BookingAccount[]
  readonly now: () => Date
}

/**
 * The local booking service: the calls of `@dining/contract/booking-service` for the accounts, and a page on which a person sets statuses.
 * `PUT /api/fault` (a fault, or null), `PUT /api/full` (whether a restaurant is full on a date), `POST /api/holds/expire` and `GET /api/reservations` are
 * for tests.
 */
export function createBookingApp({ book, faults, accounts, now }: ServiceParts): Hono<App> {
  const app = new Hono<App>()
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', POLICY)
  })
  app.get('/healthz', (c) => c.text('ok'))

  const accountOf = (c: Context<App>) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    return accounts.find((account) => sameText(account.token, token))
  }

  /** Adds a call: authenticated, with its body, and with the fault that is switched on. */
  function call<Schema extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    name: FaultyCall,
    schema: Schema,
    answer: (body: v.InferOutput<Schema>, account: BookingAccount, confirmation: string) => object | null,
  ) {
    app.on(method, path, async (c) => {
      const account = accountOf(c)
      if (!account) return c.text('Unknown credential', 401)
      const body = v.safeParse(schema, method === 'GET' || method === 'DELETE' ? null : await c.req.json().catch(() => undefined))
      if (!body.success) return c.text('The body has another form', 400)
      const fault = faults.take(name, guestOf(body.output))
      const disconnect = () => {
        c.env.outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
      if (fault?.kind === 'down') return disconnect()
      if (fault?.kind === 'error') return c.text('Internal error', 500)
      if (fault?.kind === 'late') await wait(fault.ms)
      const result = answer(body.output, account, c.req.param('confirmation') ?? '')
      if (fault?.kind === 'slow') await wait(fault.ms)
      if (fault?.kind === 'lost') return disconnect()
      if (fault?.kind === 'wrong') return c.json({ result: 'something else', times: 'none' })
      return result === null ? c.text('Not found', 404) : c.json(result)
    })
  }

  const none = v.null()
  call('POST', '/availability', 'availability', bookingAvailabilityRequestSchema, ({ restaurant, from, to, party }) =>
    book.availability(restaurant, new Date(from), new Date(to), party),
  )
  call('POST', '/holds', 'hold', bookingHoldRequestSchema, ({ key, at, ...slot }, { id }) =>
    book.hold(key, { ...slot, account: id, at: new Date(at) }),
  )
  call('POST', '/reservations/recover', 'recover', v.object({ key: v.string() }), ({ key }) => ({ record: book.recover(key) }))
  call('POST', '/reservations', 'book', bookingRequestSchema, ({ guest, note: _, card, at, ...asked }, { id }) =>
    book.book({
      ...asked,
      account: id,
      at: new Date(at),
      email: guest.email.toLowerCase(),
      name: `${guest.firstName} ${guest.lastName}`.trim(),
      paymentMethod: card?.paymentMethod ?? null,
    }),
  )
  call('GET', '/reservations/:confirmation', 'read', none, (_, { id }, confirmation) => book.find(id, confirmation)?.record ?? null)
  call('PUT', '/reservations/:confirmation', 'change', bookingChangeRequestSchema, ({ at, ...slot }, { id }, confirmation) =>
    book.change(confirmation, { ...slot, account: id, at: new Date(at) }),
  )
  call('DELETE', '/reservations/:confirmation', 'cancel', none, (_, { id }, confirmation) => ({ result: book.cancel(id, confirmation) }))

  app.get('/', (c) => c.html(bookingsPage(book.bookings(), faults.current())))
  // A page of another site can send a form, too.
  app.use('/status', async (c, next) => (c.req.header('sec-fetch-site') === 'cross-site' ? c.notFound() : next()))
  app.use('/guests', async (c, next) => (c.req.header('sec-fetch-site') === 'cross-site' ? c.notFound() : next()))
  app.post('/status', async (c) => {
    const form = v.safeParse(statusSchema, await c.req.parseBody())
    const booking = form.success ? book.setStatus(form.output.confirmation, form.output.status) : null
    const account = accounts.find(({ id }) => id === booking?.account)
    if (!booking || !account) return c.notFound()
    const problem = await reportStatus(account, booking.record.confirmation, now()).then(
      () => undefined,
      (error: Error) => error.message,
    )
    return problem === undefined ? c.redirect('/', 303) : c.html(bookingsPage(book.bookings(), faults.current(), problem), 502)
  })
  app.post('/guests', async (c) => {
    const form = v.safeParse(guestSchema, await c.req.parseBody())
    if (!form.success) return c.notFound()
    book.setDeactivated(form.output.email, form.output.deactivated === 'yes')
    return c.redirect('/', 303)
  })

  app.get('/api/reservations', (c) =>
    c.json(book.bookings().map(({ account, email, name, paymentMethod, record }) => ({ account, email, name, paymentMethod, ...record }))),
  )
  app.put('/api/full', async (c) => {
    const body = v.safeParse(fullSchema, await c.req.json().catch(() => undefined))
    if (!body.success) return c.notFound()
    book.setFull(body.output.restaurantId, body.output.date, body.output.full)
    return c.body(null, 204)
  })
  app.post('/api/holds/expire', (c) => {
    book.expireHolds()
    return c.body(null, 204)
  })
  faultRoute(app, faults, faultSchema)
  return app
}
