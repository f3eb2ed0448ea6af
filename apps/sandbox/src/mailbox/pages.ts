import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

import type { Mail } from './mailbox.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const STYLE = `:root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8886;vertical-align:top}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}iframe{width:100%;height:40rem;border:1px solid #8886;background:#fff}`

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}

const when = (mail: Mail) => html`<time datetime="${mail.at}">${mail.at.slice(0, 19).replace('T', ' ')} UTC</time>`
const subject = (mail: Mail) => mail.subject || '(no subject)'

/** All mails, newest first, or those for one address. */
export function listPage(mails: readonly Mail[], to: string | undefined): Html {
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${when(mail)}</td>
        <td>${mail.to.join(', ')}</td>
        <td><a href="/mails/${mail.id}">${subject(mail)}</a></td>
      </tr>`,
  )
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">To</th>
        <th scope="col">Subject</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
  return page(
    'Mailbox',
    html`<p>Every mail that the local stack sends ends here.</p>
      <form>
        <label>For the address <input type="email" name="to" value="${to ?? ''}" /></label> <button>Show</button>
      </form>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : table}`,
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
        <dd>${when(mail)}</dd>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
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
