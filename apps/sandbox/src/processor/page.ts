import { html } from 'hono/html'

import { page, type Html } from '../page.ts'
import type { Code } from './ledger.ts'

/** The verification codes, newest first, by the last four digits of their card. */
export function processorPage(codes: readonly Code[], registrations: number): Html {
  const rows = codes.map(
    ({ at, lastFour, code }) =>
      html`<tr>
        <td><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></td>
        <td>${lastFour}</td>
        <td>${code}</td>
      </tr>`,
  )
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Card ending in</th>
        <th scope="col">Code</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
  return page(
    'Card processor',
    html`<p>The cardholder sees these verification codes in the app of the card's bank. Each is valid for ten minutes.</p>
      <p>Registered cards: ${registrations}</p>
      ${codes.length === 0 ? html`<p>No code yet.</p>` : table}`,
  )
}
