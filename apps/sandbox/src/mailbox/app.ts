import { Hono } from 'hono'

import type { Mailbox } from './mailbox.ts'
import { listPage, mailPage } from './pages.ts'

const SHELL = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** A mail's markup runs no scripts, loads only pictures, and counts as a foreign origin. */
const BODY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/**
 * The mailbox over HTTP: pages for people, `GET /api/mails?to=` for tests.
 * @param others the routes of text messages, of notices and of the native app, which have the same headers
 */
export function createMailboxApp(mailbox: Mailbox, ...others: readonly Hono[]): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'no-referrer')
    headers.set('cache-control', 'no-store')
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', SHELL)
  })
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/api/mails', (context) => context.json(mailbox.list(context.req.query('to'))))
  app.get('/', (context) => {
    const to = context.req.query('to') || undefined
    return context.html(listPage(mailbox.list(to), to))
  })
  app.get('/mails/:id', (context) => {
    const mail = mailbox.find(context.req.param('id'))
    return mail ? context.html(mailPage(mail)) : context.notFound()
  })
  app.get('/mails/:id/body', (context) => {
    const mail = mailbox.find(context.req.param('id'))
    if (!mail?.html) return context.notFound()
    return context.html(`<base target="_blank">${mail.html}`, 200, { 'content-security-policy': BODY })
  })
  for (const other of others) app.route('/', other)
  return app
}
