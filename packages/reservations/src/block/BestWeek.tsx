import { useApi } from '@dining/api-client'
import { reservationWeekQuery } from '@dining/api-client/queries'
import type { ReservationSlot } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { useCopy } from '@dining/partner-kit/react'
import { Badge, Button, Loading, Skeleton, TextButton } from '@dining/ui'
import { nowrap, visuallyHidden } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'

import { peopleOf, rewardOf } from '../slot-words.ts'
import type { Asked, Place } from '../table-search.ts'
import * as css from './ReserveBlock.css.ts'

interface BestWeekProps {
  readonly place: Place
  readonly asked: Asked
  readonly onChoose: (slot: ReservationSlot) => void
}

/** The table of each of seven days that earns the most, with the best of them in words. */
export function BestWeek({ place, asked, onChoose }: BestWeekProps) {
  const copy = useCopy()
  const { date, time, party } = asked
  const { data, isError, refetch } = useQuery(reservationWeekQuery(useApi(), place.id, { date, time, party: String(party) }))
  if (!data && isError) {
    return (
      <div role="status" className={css.actions}>
        <p>{copy.say(texts.weekFailed)}</p>
        <TextButton onClick={() => void refetch()}>{copy.say(errors.retry)}</TextButton>
      </div>
    )
  }
  if (!data) {
    return (
      <Loading label={copy.say(texts.weekLoading)}>
        <Skeleton width="100%" height="150px" />
      </Loading>
    )
  }
  const rewards = data.days.map(({ best }) => (best ? rewardOf(best, data.bonusUnits) : 0))
  const most = Math.max(...rewards)
  const bestAt = rewards.indexOf(most)
  const best = data.days[bestAt]?.best ?? null
  if (best === null || most === 0) return <p role="status">{copy.say(texts.weekNone)}</p>
  return (
    <section className={css.part} aria-label={copy.say(texts.week)}>
      <p className={css.notes}>{copy.say(texts.weekLead, { people: peopleOf(copy, party) })}</p>
      <ul className={css.week}>
        {data.days.map(({ date: day, closed, best: slot }, index) => (
          <li key={day}>
            <Day
              day={day}
              reason={closed ? copy.say(texts.weekClosed) : copy.say(texts.weekFull)}
              slot={slot}
              reward={rewards[index] ?? 0}
              most={most}
              isBest={index === bestAt}
              timeZone={place.timeZone}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <div className={css.bestLine}>
        <p>
          <strong>
            {copy.date(best.time, 'longWeekdayAndDay', place.timeZone)}, {copy.date(best.time, 'time', place.timeZone)}
          </strong>
          <br />
          {copy.benefit(most).text}
        </p>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => onChoose(best)}>
          {copy.action(texts.reserve, { time: copy.date(best.time, 'time', place.timeZone) })}
        </Button>
      </div>
    </section>
  )
}

interface DayProps {
  readonly day: string
  /** Why there is no table. */
  readonly reason: string
  readonly slot: ReservationSlot | null
  readonly reward: number
  readonly most: number
  readonly isBest: boolean
  readonly timeZone: string
  readonly onChoose: (slot: ReservationSlot) => void
}

function Day({ day, reason, slot, reward, most, isBest, timeZone, onChoose }: DayProps) {
  const copy = useCopy()
  const [weekday = '', rest = ''] = copy.date(day, 'weekdayAndDay').split(', ')
  const bar = (
    <>
      <span className={css.bar} aria-hidden="true">
        <i style={{ height: `${Math.round((reward / most) * 100)}%` }} />
      </span>
      <b>
        {weekday} <span className={nowrap}>{rest}</span>
      </b>
    </>
  )
  if (slot === null) {
    return (
      <div className={css.day}>
        {bar}
        <small>{reason}</small>
      </div>
    )
  }
  return (
    <button type="button" className={isBest ? `${css.day} ${css.best}` : css.day} aria-haspopup="dialog" onClick={() => onChoose(slot)}>
      {isBest && (
        <span className={css.tag}>
          <Badge kind="bonus">{copy.say(texts.weekBest)}</Badge>
        </span>
      )}
      {bar}
      <small aria-hidden="true">{copy.benefit(reward).numeral}</small>
      <span className={visuallyHidden}>
        {copy.say(texts.slotName, { time: copy.date(slot.time, 'time', timeZone), earns: copy.benefit(reward).text })}
      </span>
    </button>
  )
}
