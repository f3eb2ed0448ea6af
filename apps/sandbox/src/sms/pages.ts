import { html } from 'hono/html'

import { moment, page, table, type Html } from '../page.ts'
import type { SmsAccount } from './accounts.ts'
import type { Message } from './inbox.ts'

const OTHER_PAGE = html`<p><a href="/">Mails</a></p>`

/** All text messages, newest first, or those from and to one number. */
export function smsListPage(messages: readonly Message[], accounts: readonly SmsAccount[], phone: string | undefined): Html {
  const nameOf = (sid: string) => accounts.find(({ accountSid }) => accountSid === sid)?.name ?? sid
  const shown = messages.map(({ at, accountSid, phone: number, isReply, text }) => [
    moment(at),
    isReply ? `${number} to ${nameOf(accountSid)}` : `${nameOf(accountSid)} to ${number}`,
    html`<a href="/sms/${accountSid}/${encodeURIComponent(number)}">${text}</a>`,
  ])
  return page(
    'Text messages',
    html`${OTHER_PAGE}
      <p>Every text message that the local stack sends ends here. Open one to reply to it.</p>
      <form>
        <label>For the number <input name="to" value="${phone ?? ''}" placeholder="+15035550148" /></label> <button>Show</button>
      </form>
      ${messages.length === 0 ? html`<p>No text message yet.</p>` : table(['When', 'From and to', 'Text'], shown)}`,
  )
}

/** The messages of a partner and one number, newest first, and a form that replies in place of the member. */
export function conversationPage({ accountSid, name }: SmsAccount, phone: string, messages: readonly Message[], error?: string): Html {
  const shown = messages.map(({ at, isReply, shortCode, text }) => [moment(at), isReply ? phone : shortCode, text])
  return page(
    `${name} and ${phone}`,
    html`<p><a href="/sms">All text messages</a></p>
      ${error === undefined ? '' : html`<p role="alert">The reply did not arrive. ${error}.</p>`}
      <form method="post" action="/sms/${accountSid}/${encodeURIComponent(phone)}">
        <label>Reply <input name="text" required maxlength="1600" placeholder="STOP, START, HELP" /></label> <button>Send</button>
      </form>
      ${table(['When', 'From', 'Text'], shown)}`,
  )
}
