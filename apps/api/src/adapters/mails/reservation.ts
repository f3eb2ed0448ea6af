import { mail as texts } from '@dining/copy-engine/texts/mail'
import { calendarEvent, DINNER_MINUTES } from '@dining/domain'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

/** A reservation as a mail shows it; times are ISO. */
interface ReservationOfMail {
  readonly kind: 'reservation-booked' | 'reservation-changed' | 'reservation-cancelled' | 'reservation-reminder'
  readonly to: string
  readonly reservationId: string
  readonly restaurant: string
  readonly address: string
  readonly timeZone: string
  readonly at: string
  readonly party: number
  readonly confirmation: string
  readonly freeUntil: string | null
  readonly feeCents: number | null
  readonly hasBonus: boolean
  readonly sequence: number
  /** When it was last changed. */
  readonly changedAt: string
}

const CENTS = 100

const TITLES = {
  'reservation-booked': texts.reservationBookedTitle,
  'reservation-changed': texts.reservationChangedTitle,
  'reservation-cancelled': texts.reservationCancelledTitle,
  'reservation-reminder': texts.reservationReminderTitle,
} as const

/** A moment by the clock of a zone: "Friday, February 27 at 7:00 PM". */
export const inWords = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  )
const dollars = (cents: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / CENTS)

/** Informs a member of a table that was booked, changed or cancelled, or that is tomorrow; with an event for the calendar. */
export function reservationMail(sender: Sender, reservation: ReservationOfMail): MailMessage {
  const { copy, origin, partner } = sender
  const { kind, to, restaurant, address, timeZone, at, party, confirmation, freeUntil, feeCents, hasBonus } = reservation
  const when = inWords(at, timeZone)
  const isCancelled = kind === 'reservation-cancelled'
  const title = copy.say(TITLES[kind], { restaurant })
  const rule =
    freeUntil === null
      ? []
      : [
          copy.say(texts.reservationFree, { until: inWords(freeUntil, timeZone) }),
          ...(feeCents === null ? [] : [copy.say(texts.reservationFee, { amount: dollars(feeCents) })]),
        ]
  const details = [
    copy.say(texts.reservationWhen, { when }),
    copy.say(texts.reservationParty, { count: party }),
    copy.say(texts.reservationWhere, { restaurant, address }),
    copy.say(texts.reservationNumber, { number: confirmation }),
  ]
  const paragraphs = isCancelled
    ? [copy.say(texts.reservationCancelledLead, { when })]
    : [details.join(' '), ...(rule.length > 0 ? [rule.join(' ')] : []), ...(hasBonus ? [copy.say(texts.reservationBonus)] : [])]
  const message = composeMail(sender, to, {
    subject: title,
    heading: copy.headline(TITLES[kind], { restaurant }),
    paragraphs,
    action: { label: copy.action(texts.seeReservations), href: `${origin}${pages.accountReservations}` },
    note: copy.say(texts.reservationNote),
  })
  const calendar = calendarEvent({
    id: `${reservation.reservationId}@${new URL(origin).hostname}`,
    sequence: reservation.sequence,
    isCancelled,
    start: new Date(at),
    minutes: DINNER_MINUTES,
    title: `${restaurant} (${partner.program.programName})`,
    place: `${restaurant}, ${address}`,
    text: details.join(' '),
    now: new Date(reservation.changedAt),
  })
  return { ...message, calendar }
}
