import type { MerchantDetail, Reservation } from '@dining/contract'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Banner, Button, TextButton, TextLink } from '@dining/ui'
import { calendarIcon, wayIcon } from '@dining/ui/icons'
import { quiet, small } from '@dining/ui/layout'

import { CallLink } from '../CallLink.tsx'
import { cardWords } from '../card/card-words.ts'
import { addressLine, directionsTo } from '../place-words.ts'
import { peopleOf } from '../slot-words.ts'
import { useCalendarFile } from '../use-calendar-file.ts'
import { EarnSum } from './EarnSum.tsx'
import * as css from './ReserveDialog.css.ts'
import { ruleOf } from './rule-words.ts'
import type { BookingStep, Refusal } from './use-booking.ts'

interface DoneProps {
  readonly merchant: MerchantDetail
  readonly step: Extract<BookingStep, { readonly kind: 'booked' | 'pending' }>
}

/** The booked table (RESERVE-19), or that the provider has not confirmed it yet. */
export function Done({ merchant, step: { kind, hold, reservation } }: DoneProps) {
  const copy = useCopy()
  const member = useMember()
  const saveCalendar = useCalendarFile()
  const { time, timeZone, party, confirmation } = reservation
  return (
    <>
      <Banner type={kind === 'booked' ? 'success' : 'warning'}>
        {kind === 'pending'
          ? copy.say(texts.pending)
          : member && member.email !== ''
            ? copy.say(texts.mailed, { address: member.email })
            : copy.say(texts.success)}
      </Banner>
      <dl className={css.facts}>
        <dt>{copy.say(texts.factWhen)}</dt>
        <dd>{copy.say(texts.when, { date: copy.date(time, 'longWeekdayAndDay', timeZone), time: copy.date(time, 'time', timeZone) })}</dd>
        <dt>{copy.say(texts.factWhere)}</dt>
        <dd>
          {reservation.merchantName}
          <small>{addressLine(reservation)}</small>
        </dd>
        <dt>{copy.say(texts.factTable)}</dt>
        <dd>{peopleOf(copy, party)}</dd>
        {reservation.card && (
          <>
            <dt>{copy.say(texts.onFile)}</dt>
            <dd>{cardWords(copy, reservation.card)}</dd>
          </>
        )}
        {confirmation !== null && (
          <>
            <dt>{copy.say(texts.factNumber)}</dt>
            <dd>{confirmation}</dd>
          </>
        )}
      </dl>
      {hold && <EarnSum slot={hold.slot} priceRange={merchant.details.priceRange} />}
      <p className={`${small} ${quiet}`}>
        {hold?.slot.bonus === true &&
          reservation.bonus &&
          `${copy.say(texts.bonusRule, { bonus: copy.bonus(reservation.bonus.units).text })} `}
        {ruleOf(copy, reservation.cancelRule, timeZone)}
      </p>
      <div className={css.actions}>
        {kind === 'booked' && (
          <Button icon={calendarIcon} onClick={() => saveCalendar(reservation)}>
            {copy.action(texts.calendar)}
          </Button>
        )}
        <TextLink icon={wayIcon} href={directionsTo(reservation)} target="_blank" rel="noreferrer">
          {copy.say(texts.directions)}
        </TextLink>
        <TextLink href={paths.accountReservations()}>{copy.say(texts.mine)}</TextLink>
      </div>
    </>
  )
}

interface RefusedProps {
  readonly refusal: Exclude<Refusal, { readonly kind: 'provider' }>
  readonly phone: string | null
  readonly onOtherTime: () => void
}

/** Why the table was not booked, with the next step (RESERVE-21, RESERVE-22, RESERVE-26). */
export function Refused({ refusal, phone, onOtherTime }: RefusedProps) {
  const copy = useCopy()
  const { title, text } = wordsOf(refusal)
  const byPhone = refusal.kind === 'userFraud' || refusal.kind === 'cardRequired'
  return (
    <>
      <Banner type="error" title={copy.say(title)}>
        {text && <p>{copy.say(text)}</p>}
      </Banner>
      <div className={css.actions}>
        {byPhone ? <CallLink phone={phone} /> : <Button onClick={onOtherTime}>{copy.action(texts.otherTime)}</Button>}
        {refusal.kind === 'cardRequired' && <TextButton onClick={onOtherTime}>{copy.say(texts.otherTime)}</TextButton>}
        {refusal.kind === 'overlap' && refusal.reservation && <SeeReservation reservation={refusal.reservation} />}
      </div>
    </>
  )
}

function SeeReservation({ reservation: { time, timeZone } }: { readonly reservation: Reservation }) {
  const copy = useCopy()
  return <TextLink href={paths.accountReservations()}>{copy.say(texts.overlapSee, { time: copy.date(time, 'time', timeZone) })}</TextLink>
}

const wordsOf = ({ kind }: RefusedProps['refusal']) =>
  ({
    overlap: { title: texts.overlap, text: null },
    userFraud: { title: texts.fraudTitle, text: texts.fraud },
    slotGone: { title: texts.goneTitle, text: texts.gone },
    cardRequired: { title: texts.cardTitle, text: texts.cardText },
  })[kind]
