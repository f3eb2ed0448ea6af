import { timingSafeEqual } from 'node:crypto'

import { Hono, type Context } from 'hono'
import * as v from 'valibot'

import type { SmsAccount } from './accounts.ts'
import type { Inbox } from './inbox.ts'
import { conversationPage, smsListPage } from './pages.ts'
import { sendReply } from './reply.ts'

const NUMBER = /^\+1[2-9]\d{9}$/
const messageSchema = v.object({ To: v.string(), From: v.string(), Body: v.string() })
const replySchema = v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1_600)) })

/** Codes of Twilio's API. */
const INVALID_TO = 21_211
const NO_BODY = 21_602
const NOT_AUTHENTICATED = 20_003

const refuse = (context: Context, status: 400 | 401, code: number, message: string) =>
  context.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status)

function isAuthentic(header: string | undefined, { accountSid, authToken }: SmsAccount): boolean {
  const [expected, given] = [Buffer.from(`${accountSid}:${authToken}`), Buffer.from((header ?? '').replace(/^Basic /, ''), 'base64')]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * A service of text messages with the wire format of Twilio's Messages resource (API of 2010-04-01): every message ends here, pages show it, and a
 * person answers it in place of the member. `GET /api/sms?to=` and `POST /api/sms/:accountSid/:phone` are for tests.
 */
export function smsRoutes(inbox: Inbox, accounts: readonly SmsAccount[]): Hono {
  const app = new Hono()
  const find = (sid: string) => accounts.find(({ accountSid }) => accountSid === sid)

  app.post('/2010-04-01/Accounts/:sid/Messages.json', async (context) => {
    const account = find(context.req.param('sid'))
    if (!account || !isAuthentic(context.req.header('authorization'), account))
      return refuse(context, 401, NOT_AUTHENTICATED, 'Authenticate')
    const form = v.safeParse(messageSchema, await context.req.parseBody())
    if (!form.success || form.output.Body === '') return refuse(context, 400, NO_BODY, 'Message body is required')
    const { To: phone, From: shortCode, Body: text } = form.output
    if (!NUMBER.test(phone)) return refuse(context, 400, INVALID_TO, `The 'To' number ${phone} is not a valid phone number`)
    const { accountSid } = account
    const { id } = await inbox.keep({ accountSid, phone, shortCode, isReply: false, text })
    const sid = `SM${id.replaceAll('-', '')}`
    return context.json({ sid, account_sid: accountSid, to: phone, from: shortCode, body: text, status: 'queued', error_code: null }, 201)
  })

  /** Keeps the reply, sends it to the site and keeps the answer. */
  async function reply(account: SmsAccount, phone: string, text: string): Promise<void> {
    const { accountSid } = account
    const shortCode = inbox.list(phone).find((message) => message.accountSid === accountSid)?.shortCode ?? ''
    await inbox.keep({ accountSid, phone, shortCode, isReply: true, text })
    const answer = await sendReply(account, { phone, shortCode, text })
    if (answer !== null) await inbox.keep({ accountSid, phone, shortCode, isReply: false, text: answer })
  }

  app.get('/api/sms', (context) => context.json(inbox.list(context.req.query('to'))))
  app.post('/api/sms/:sid/:phone', async (context) => {
    const account = find(context.req.param('sid'))
    const body = v.safeParse(replySchema, await context.req.json().catch(() => null))
    if (!account || !body.success) return context.notFound()
    await reply(account, context.req.param('phone'), body.output.text)
    return context.json(inbox.list(context.req.param('phone')))
  })

  app.get('/sms', (context) => {
    const phone = context.req.query('to')?.replaceAll(' ', '') || undefined
    return context.html(smsListPage(inbox.list(phone), accounts, phone))
  })
  app.get('/sms/:sid/:phone', (context) => {
    const account = find(context.req.param('sid'))
    if (!account) return context.notFound()
    const phone = context.req.param('phone')
    const messages = inbox.list(phone).filter(({ accountSid }) => accountSid === account.accountSid)
    return messages.length === 0 ? context.notFound() : context.html(conversationPage(account, phone, messages))
  })
  app.post('/sms/:sid/:phone', async (context) => {
    const account = find(context.req.param('sid'))
    const form = v.safeParse(replySchema, await context.req.parseBody())
    // A page of another site can send a form, too.
    if (!account || context.req.header('sec-fetch-site') === 'cross-site') return context.notFound()
    const phone = context.req.param('phone')
    if (form.success) {
      const error = await reply(account, phone, form.output.text).then(
        () => null,
        (reason: Error) => reason.message,
      )
      if (error !== null) return context.html(conversationPage(account, phone, inbox.list(phone), error), 502)
    }
    return context.redirect(`/sms/${account.accountSid}/${encodeURIComponent(phone)}`, 303)
  })
  return app
}
