import { html } from 'hono/html'

import { moment, page, table, type Html } from '../page.ts'
import type { PaymentFaults } from './faults.ts'
import type { Setups } from './setups.ts'

const MS_PER_SECOND = 1_000

/** The setups, the newest first, and the numbers to try. */
export function paymentsPage(setups: ReturnType<Setups['all']>, fault: ReturnType<PaymentFaults['current']>): Html {
  const rows = setups.toReversed().map(({ id, created, status, payment_method: method }) => {
    const card = method ? `${method.card.brand} ${method.card.last4}` : ''
    return [id, moment(new Date(created * MS_PER_SECOND).toISOString()), status, card]
  })
  return page(
    'Card payments',
    html`${fault ? html`<p>Fault: ${fault.kind} at ${fault.calls.join(', ')}</p>` : ''}
      <p>Numbers to try, with any later month and security code:</p>
      <dl>
        <dt>4242 4242 4242 4242</dt>
        <dd>is accepted</dd>
        <dt>4000 0025 0000 3155</dt>
        <dd>asks for an authentication</dd>
        <dt>4000 0000 0000 0002</dt>
        <dd>is declined</dd>
      </dl>
      ${rows.length === 0 ? html`<p>No card yet.</p>` : table(['Setup', 'Made', 'Status', 'Card'], rows)}`,
  )
}

const STYLE = `:root{color-scheme:light;--text:#1a1a1a;--quiet:#555;--surface:#fff;--border:#767676;--danger:#b3261e;--focus:#1a56db;--radius:8px}
*{box-sizing:border-box}html,body{margin:0;background:transparent}body{font:1rem/1.4 system-ui,sans-serif;color:var(--text);padding:3px}
form{display:grid;gap:12px;grid-template-columns:repeat(2,minmax(0,1fr))}label{display:grid;gap:4px;font-size:.9375rem;align-content:start}
.wide{grid-column:1/-1}input{font:inherit;font-size:1rem;min-width:0;width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--border);border-radius:var(--radius);
background:var(--surface);color:inherit}input:focus-visible,button:focus-visible{outline:3px solid var(--focus);outline-offset:1px}
input[aria-invalid=true]{border-color:var(--danger)}.issue{color:var(--danger);font-size:.875rem}.issue:empty{display:none}p{margin:0 0 8px}
button{font:inherit;min-height:48px;padding:8px 16px;border:1px solid var(--border);border-radius:var(--radius);background:var(--surface);color:inherit}
#bank{max-width:30rem;margin:20vh auto;padding:2rem;border-radius:12px;background:var(--surface)}`

const field = (name: string, label: string, autocomplete: string, wide: boolean, placeholder: string): Html =>
  html`<label class="${wide ? 'wide' : ''}"
    ><span>${label}</span
    ><input
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      placeholder="${placeholder}"
      aria-describedby="${name}-issue"
      required /><span class="issue" id="${name}-issue"></span
  ></label>`

function framed(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
        <script src="/v3/frame.js" defer></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`
}

/** The fields of a card. */
export const framePage = (): Html =>
  framed(
    'Card details',
    html`<form novalidate>
      ${field('number', 'Card number', 'cc-number', true, '1234 1234 1234 1234')}
      ${field('expiry', 'Expiration date', 'cc-exp', false, 'MM / YY')} ${field('cvc', 'Security code', 'cc-csc', false, 'CVC')}
    </form>`,
  )

/** The question of the bank that issued the card. */
export const bankPage = (): Html =>
  framed(
    'Your bank',
    html`<div id="bank" role="group" aria-labelledby="question">
      <p id="question">Your bank asks you to confirm that this is your card.</p>
      <button type="button" value="yes">Complete</button>
      <button type="button" value="no">Fail</button>
    </div>`,
  )
