import { mail as texts } from '@dining/copy-engine/texts/mail'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import { inWords } from './reservation.ts'
import type { Sender } from './sender.ts'

interface FoundTable {
  readonly to: string
  readonly restaurant: string
  readonly address: string
  readonly timeZone: string
  /** ISO times. */
  readonly at: string
  readonly linkUntil: string
  readonly party: number
  readonly token: string
}

/** Informs a member that a table they watch for is free, with a link to book it. */
export function tableFoundMail(
  sender: Sender,
  { to, restaurant, address, timeZone, at, linkUntil, party, token }: FoundTable,
): MailMessage {
  const { copy, origin } = sender
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return composeMail(sender, to, {
    subject: copy.say(texts.tableFoundTitle, { restaurant }),
    heading: copy.headline(texts.tableFoundTitle, { restaurant }),
    paragraphs: [
      [
        copy.say(texts.reservationWhen, { when: inWords(at, timeZone) }),
        copy.say(texts.reservationParty, { count: party }),
        copy.say(texts.reservationWhere, { restaurant, address }),
      ].join(' '),
      copy.say(texts.tableFoundLink, { until: clock.format(new Date(linkUntil)) }),
    ],
    action: { label: copy.action(texts.tableFoundGo), href: `${origin}${pages.tableAlert}?token=${token}` },
    note: copy.say(texts.tableFoundNote),
  })
}
