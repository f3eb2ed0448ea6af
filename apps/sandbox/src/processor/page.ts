import { html } from 'hono/html'

import { moment, page, table, type Html } from '../page.ts'
import type { Code } from './ledger.ts'

/** The verification codes, newest first, by the last four digits of their card. */
export function processorPage(codes: readonly Code[], registrations: number): Html {
  const shown = codes.map(({ at, lastFour, code }) => [moment(at), lastFour, code])
  return page(
    'Card processor',
    html`<p>The cardholder sees these verification codes in the app of the card's bank. Each is valid for ten minutes.</p>
      <p>Registered cards: ${registrations}</p>
      ${codes.length === 0 ? html`<p>No code yet.</p>` : table(['When', 'Card ending in', 'Code'], shown)}`,
  )
}
