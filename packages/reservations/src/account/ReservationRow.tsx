import type { Reservation } from '@dining/contract'
import { myReservations as texts, reservationReasons, reservationStatuses } from '@dining/copy-engine/texts/my-reservations'
import { reservations } from '@dining/copy-engine/texts/reservations'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, Badge, shareOrCopy, TextButton, TextLink } from '@dining/ui'
import { calendarIcon, phoneIcon, shareIcon, wayIcon } from '@dining/ui/icons'
import { quiet, small } from '@dining/ui/layout'
import { useState } from 'react'

import { cardWords } from '../card/card-words.ts'
import { addressLine, directionsTo } from '../place-words.ts'
import { ruleOf } from '../dialog/rule-words.ts'
import { peopleOf, whenOf } from '../slot-words.ts'
import { useCalendarFile } from '../use-calendar-file.ts'
import * as css from './MyReservations.css.ts'

interface UpcomingCardProps {
  readonly reservation: Reservation
  readonly onChange: () => void
  readonly onCancel: () => void
}

/** A reservation to come, with its facts and all that can be done with it. */
export function UpcomingCard({ reservation, onChange, onCancel }: UpcomingCardProps) {
  const copy = useCopy()
  const saveCalendar = useCalendarFile()
  const { merchantId, merchantName, party, card, confirmation, note, status, phone, canChange, canCancel, timeZone } = reservation
  const on = { restaurant: merchantName, date: copy.date(reservation.time, 'weekdayAndDay', timeZone) }
  return (
    <li className={css.card}>
      <div className={css.head}>
        <p className={css.when}>{whenOf(copy, reservation)}</p>
        <Badge>{copy.say(reservationStatuses[status])}</Badge>
      </div>
      <p className={css.where}>
        <Anchor href={paths.merchant({ merchantId })}>{merchantName}</Anchor>
        <span className={quiet}>{addressLine(reservation)}</span>
        <span>
          {peopleOf(copy, party)}
          {confirmation !== null && ` · ${copy.say(texts.number, { number: confirmation })}`}
        </span>
        {card && (
          <span>
            {copy.say(reservations.onFile)}: {cardWords(copy, card)}
          </span>
        )}
        {note !== '' && <span className={quiet}>{copy.say(texts.note, { note })}</span>}
      </p>
      <p className={small}>
        <BonusLine reservation={reservation} />
      </p>
      {/* The provider's rule is shown before the member decides. */}
      {status !== 'pending' && (
        <p className={`${small} ${quiet}`}>
          {canChange || canCancel ? ruleOf(copy, reservation.cancelRule, timeZone) : copy.say(texts.locked)}
        </p>
      )}
      <div className={css.actions}>
        {canChange && (
          <TextButton aria-haspopup="dialog" aria-label={copy.say(texts.changeOf, on)} onClick={onChange}>
            {copy.say(texts.change)}
          </TextButton>
        )}
        {canCancel && (
          <TextButton aria-haspopup="dialog" aria-label={copy.say(texts.cancelOf, on)} onClick={onCancel}>
            {copy.say(texts.cancel)}
          </TextButton>
        )}
        {status === 'booked' && (
          <TextButton icon={calendarIcon} aria-label={copy.say(texts.calendarOf, on)} onClick={() => saveCalendar(reservation)}>
            {copy.say(reservations.calendar)}
          </TextButton>
        )}
        {status === 'booked' && <ShareButton reservation={reservation} name={copy.say(texts.shareOf, on)} />}
        <TextLink
          icon={wayIcon}
          href={directionsTo(reservation)}
          target="_blank"
          rel="noreferrer"
          aria-label={copy.say(texts.directionsOf, { restaurant: merchantName })}
        >
          {copy.say(reservations.directions)}
        </TextLink>
        {phone !== null && (
          <TextLink icon={phoneIcon} href={`tel:+1${phone}`} aria-label={copy.say(texts.callOf, { restaurant: merchantName })}>
            {copy.say(texts.call)}
          </TextLink>
        )}
      </div>
    </li>
  )
}

/** Shares place, time and party with those who come along; nothing of the booking itself. */
function ShareButton({ reservation, name }: { readonly reservation: Reservation; readonly name: string }) {
  const copy = useCopy()
  const [isCopied, setCopied] = useState(false)
  const { merchantId, merchantName, party } = reservation
  const share = async () => {
    const text = copy.say(texts.shareText, { restaurant: merchantName, when: whenOf(copy, reservation), people: peopleOf(copy, party) })
    setCopied(await shareOrCopy({ text, url: location.origin + paths.merchant({ merchantId }) }))
  }
  return (
    <>
      <TextButton icon={shareIcon} aria-label={name} onClick={() => void share()}>
        {copy.say(texts.share)}
      </TextButton>
      <span role="status">{isCopied && copy.say(texts.shared)}</span>
    </>
  )
}

/** A reservation of the past, or a cancelled one. */
export function PastRow({ reservation }: { readonly reservation: Reservation }) {
  const copy = useCopy()
  const { merchantId, merchantName, party, status, time, timeZone } = reservation
  return (
    <li className={css.row}>
      <div className={css.head}>
        <Anchor href={paths.merchant({ merchantId })}>{merchantName}</Anchor>
        <Badge>{copy.say(reservationStatuses[status])}</Badge>
      </div>
      <p className={`${small} ${quiet}`}>
        {copy.date(time, 'full', timeZone)}, {copy.date(time, 'time', timeZone)} · {peopleOf(copy, party)}
      </p>
      <p className={small}>
        <BonusLine reservation={reservation} />
      </p>
      {reservation.bonus?.reason === 'no-dine' && (
        <p className={small}>
          <TextLink
            href={paths.missingDine({ merchantId, date: time.slice(0, 10) })}
            aria-label={copy.say(texts.reportDineOf, { restaurant: merchantName, date: copy.date(time, 'day', timeZone) })}
          >
            {copy.action(texts.reportDine)}
          </TextLink>
        </p>
      )}
    </li>
  )
}

/** What became of the bonus, or will, with the reason if it pays nothing (RESERVE-05). */
function BonusLine({ reservation: { bonus, status } }: { readonly reservation: Reservation }) {
  const copy = useCopy()
  if (bonus === null) return null
  const { units, state, reason } = bonus
  if (state === 'none') return reason === null ? null : copy.say(reservationReasons[reason])
  const amount = { bonus: copy.bonus(units).text }
  if (state === 'paid') return copy.say(texts.bonusPaid, amount)
  if (state === 'taken-back') return copy.say(texts.bonusTakenBack, amount)
  return copy.say(status === 'completed' ? texts.bonusDue : texts.bonusWaiting, amount)
}
