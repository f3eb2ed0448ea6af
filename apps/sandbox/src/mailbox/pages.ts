import { html } from 'hono/html'

import { moment, page, table, type Html } from '../page.ts'
import type { Mail } from './mailbox.ts'

const subject = (mail: Mail) => mail.subject || '(no subject)'

/** All mails, newest first, or those for one address. */
export function listPage(mails: readonly Mail[], to: string | undefined): Html {
  const shown = mails.map((mail) => [moment(mail.at), mail.to.join(', '), html`<a href="/mails/${mail.id}">${subject(mail)}</a>`])
  return page(
    'Mailbox',
    html`<p><a href="/sms">Text messages</a>, <a href="/push">notices</a></p>
      <p>Every mail that the local stack sends ends here.</p>
      <form>
        <label>For the address <input type="email" name="to" value="${to ?? ''}" /></label> <button>Show</button>
      </form>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : table(['When', 'To', 'Subject'], shown)}`,
  )
}

/** One mail: its heads, its body as sent, and the text of it. */
export function mailPage(mail: Mail): Html {
  const body =
    mail.html === null
      ? ''
      : html`<h2>As it looks</h2>
          <iframe title="The mail's body" src="/mails/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  return page(
    subject(mail),
    html`<p><a href="/">All mails</a></p>
      <dl>
        <dt>When</dt>
        <dd>${moment(mail.at)}</dd>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
        ${
          mail.deliveries > 1
            ? html`<dt>Deliveries</dt>
                <dd>${String(mail.deliveries)}</dd>`
            : ''
        }
      </dl>
      ${body}
      <h2>Text</h2>
      <pre>${linked(mail.text)}</pre>`,
  )
}

/** The text with its web addresses as links; odd parts of the split are addresses. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}" rel="noreferrer" target="_blank">${part}</a>` : part))
}
