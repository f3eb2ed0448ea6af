import { useFlag } from '@dining/api-client'
import type { ReservationAvailability, ReservationSlot } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { hasJoined, windowAround } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { Button, Loading, Notice, Skeleton, TextButton } from '@dining/ui'
import { bellIcon, infoIcon } from '@dining/ui/icons'
import { useState, type ReactNode } from 'react'

import { CallLink } from '../CallLink.tsx'
import { clockOf, peopleOf } from '../slot-words.ts'
import { nearestTables, type Asked, type TableSearch } from '../table-search.ts'
import { deadEndWords } from './dead-end-words.ts'
import * as css from './ReserveBlock.css.ts'
import { SlotList } from './SlotButton.tsx'

/** Times from here on are called evening. */
const EVENING = '17:00'

interface TablesProps {
  readonly search: TableSearch
  readonly timeZone: string
  /** Of the restaurant, for what cannot be reserved here. */
  readonly phone: string | null
  readonly onChoose: (slot: ReservationSlot) => void
  /** Where else there are tables; shown after those of the restaurant, where the asked one does not exist. */
  readonly elsewhere?: ReactNode
  /** Opens the watch for such a table; undefined where none can be watched for. */
  readonly onWatch?: (() => void) | undefined
}

/** What a search for tables has found, or why there are none, with the nearest ones (RESERVE-11 … RESERVE-17). */
export function Tables({ search, elsewhere, onWatch, ...rest }: TablesProps) {
  const { availability, isFailed, asked, retry } = search
  if (isFailed) return <Unavailable phone={rest.phone} onRetry={retry} />
  if (!availability) return <TablesLoading />
  if (availability.kind === 'unavailable') return <Unavailable phone={rest.phone} onRetry={retry} />
  if (availability.kind === 'slots')
    return <Found key={availability.asked.date} {...rest} onWatch={onWatch} asked={asked} found={availability} />
  return (
    <>
      <DeadEnd {...rest} asked={asked} end={availability} />
      {elsewhere}
      {onWatch && availability.kind === 'none' && !availability.closed && <WatchOffer asked={asked} onWatch={onWatch} />}
    </>
  )
}

function TablesLoading() {
  const copy = useCopy()
  return (
    <Loading label={copy.say(texts.loading)}>
      <div className={css.skeletons}>
        <Skeleton width="60%" />
        <Skeleton width="100%" height="70px" />
        <Skeleton width="100%" height="70px" />
      </div>
    </Loading>
  )
}

/** The provider does not answer: the page stands, and the restaurant can be called. */
function Unavailable({ phone, onRetry }: { readonly phone: string | null; readonly onRetry: () => void }) {
  const copy = useCopy()
  return (
    <div className={css.part} role="status">
      <Notice icon={infoIcon} title={copy.say(texts.unavailable)}>
        <p>{copy.say(phone === null ? texts.unavailableHint : texts.unavailableCall)}</p>
      </Notice>
      <div className={css.actions}>
        <TextButton onClick={onRetry}>{copy.say(errors.retry)}</TextButton>
        <CallLink phone={phone} />
      </div>
    </div>
  )
}

type Of<Kind> = Extract<ReservationAvailability, { readonly kind: Kind }>
type EndOf = Exclude<ReservationAvailability, Of<'slots'> | Of<'unavailable'>>

function Found({
  asked,
  found,
  phone,
  onWatch,
  ...rest
}: Omit<TablesProps, 'search' | 'elsewhere'> & { readonly asked: Asked; readonly found: Of<'slots'> }) {
  const copy = useCopy()
  const { features } = usePartner()
  const visitor = useVisitor()
  // Without a tier the API answers with what the highest one earns.
  const earns = 'member' in visitor && hasJoined(visitor.member) ? texts.earnsLead : texts.earnsMost
  const hasBonus = useFlag('reservationBonus')
  const [showsAll, setShowsAll] = useState(false)
  const { slots, bonusUnits } = found
  const shown = showsAll ? slots : nearestTables(slots, asked.time)
  const hidden = slots.length - shown.length
  const bonuses = slots.filter(({ bonus }) => bonus).length
  return (
    <>
      <div className={css.lead} role="status">
        <h3>{copy.say(texts.tables, { date: copy.date(asked.date, 'longWeekdayAndDay') })}</h3>
        {features.showEarnRate && <p className={css.notes}>{copy.say(earns, { people: peopleOf(copy, asked.party) })}</p>}
      </div>
      <SlotList {...rest} party={asked.party} slots={shown} />
      {(hidden > 0 || onWatch) && (
        <div className={css.actions}>
          {hidden > 0 && <TextButton onClick={() => setShowsAll(true)}>{copy.say(texts.moreTimes, { count: hidden })}</TextButton>}
          {onWatch && (
            <TextButton icon={bellIcon} aria-haspopup="dialog" onClick={onWatch}>
              {copy.say(texts.watch)}
            </TextButton>
          )}
        </div>
      )}
      <div className={css.notes}>
        {hasBonus && bonusUnits !== null && bonuses < slots.length && (
          <p>{bonuses === 0 ? copy.say(texts.noBonus) : copy.say(texts.someBonus, { bonus: copy.bonus(bonusUnits).text })}</p>
        )}
        {shown.some(({ bookable }) => !bookable) && (
          <div>
            <p>{copy.say(texts.cardNotHere)}</p>
            <CallLink phone={phone} />
          </div>
        )}
      </div>
    </>
  )
}

/** The last way out of a dead end: the member is told when such a table is free. */
function WatchOffer({ asked, onWatch }: { readonly asked: Asked; readonly onWatch: () => void }) {
  const copy = useCopy()
  const { from, until } = windowAround(asked.time)
  return (
    <section className={css.watch}>
      <div>
        <h3>{copy.say(asked.time >= EVENING ? texts.watchEvening : texts.watchDay)}</h3>
        <p>{copy.say(texts.watchLead, { people: peopleOf(copy, asked.party), from: clockOf(copy, from), until: clockOf(copy, until) })}</p>
      </div>
      <Button kind="quiet" icon={bellIcon} aria-haspopup="dialog" onClick={onWatch}>
        {copy.action(texts.watch)}
      </Button>
    </section>
  )
}

function DeadEnd({
  asked,
  end,
  phone,
  ...rest
}: Omit<TablesProps, 'search' | 'elsewhere' | 'onWatch'> & { readonly asked: Asked; readonly end: EndOf }) {
  const copy = useCopy()
  const { sameDay, otherDays } = end.nearest
  const hasNearest = sameDay.length + otherDays.length > 0
  return (
    <>
      <div role="status" className={css.part}>
        <Notice icon={infoIcon} title={deadEndWords(copy, end, asked)}>
          <p>{copy.say(hasNearest ? texts.nearest : texts.nothingNear)}</p>
          {end.kind === 'tooBig' && <p>{copy.say(texts.tooBigHint, { people: peopleOf(copy, asked.party) })}</p>}
        </Notice>
      </div>
      {end.kind === 'tooBig' && <CallLink phone={phone} />}
      {sameDay.length > 0 && (
        <section className={css.part}>
          <h3>{copy.say(texts.sameDay, { date: copy.date(asked.date, 'longWeekdayAndDay') })}</h3>
          <SlotList {...rest} party={asked.party} slots={nearestTables(sameDay, asked.time)} />
        </section>
      )}
      {otherDays.length > 0 && (
        <section className={css.part}>
          <h3>{copy.say(texts.otherDays, { time: clockOf(copy, asked.time) })}</h3>
          <SlotList {...rest} party={asked.party} slots={otherDays} withDate />
        </section>
      )}
    </>
  )
}
