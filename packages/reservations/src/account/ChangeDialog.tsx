import { useApi } from '@dining/api-client'
import type { ReservationSlot } from '@dining/contract'
import type { Text } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { myReservations as texts } from '@dining/copy-engine/texts/my-reservations'
import { reservations } from '@dining/copy-engine/texts/reservations'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button, Dialog, TextButton } from '@dining/ui'
import { useEffect, useRef, useState } from 'react'

import * as block from '../block/ReserveBlock.css.ts'
import { SearchFields } from '../block/SearchFields.tsx'
import { Tables } from '../block/Tables.tsx'
import { peopleOf, whenOf } from '../slot-words.ts'
import { useTableSearch, type TableSearch } from '../table-search.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import type { ReservationDialogProps } from './CancelDialog.tsx'
import * as css from './MyReservations.css.ts'

const PROBLEMS = {
  overlap: reservations.overlap,
  userFraud: reservations.fraudTitle,
  slotGone: reservations.goneTitle,
  cardRequired: reservations.cardText,
  // A change gives no card.
  cardProvider: texts.changeFailed,
  provider: texts.changeFailed,
} as const satisfies Record<string, Text>

/** A change gives no card, so that a table that needs one is moved to by telephone. */
const withoutCards = (slots: readonly ReservationSlot[]) =>
  slots.map((slot) => ({ ...slot, bookable: slot.bookable && !slot.cardRequired }))
function byPhone(search: TableSearch): TableSearch {
  const { availability: found } = search
  if (!found || found.kind === 'unavailable') return search
  if (found.kind === 'slots') return { ...search, availability: { ...found, slots: withoutCards(found.slots) } }
  const { sameDay, otherDays } = found.nearest
  return { ...search, availability: { ...found, nearest: { sameDay: withoutCards(sameDay), otherDays: withoutCards(otherDays) } } }
}

/** Moves a reservation to another table of the restaurant: the search of its page, then one press. */
export function ChangeDialog({ reservation, onClose, onDone }: ReservationDialogProps) {
  const copy = useCopy()
  const api = useApi()
  const { id, merchantId, timeZone, time, party, phone } = reservation
  const [now] = useState(() => ({ date: time.slice(0, 10), time: time.slice(11, 16), party }))
  const search = useTableSearch({ id: merchantId, timeZone }, now)
  const [chosen, setChosen] = useState<ReservationSlot | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Text | null>(null)
  useReturnFocus()
  const isRunning = useRef(false)
  const content = useRef<HTMLDivElement>(null)
  const step = chosen === null ? 'search' : chosen.slotId
  // What had the focus is gone with the step before.
  useEffect(() => content.current?.focus({ preventScroll: true }), [step])

  async function move({ slotId, time: to }: ReservationSlot) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    const answer = await api.call('changeReservation', { params: { reservationId: id }, body: { slotId } })
    isRunning.current = false
    setBusy(false)
    if (!answer.ok) return setProblem(texts.changeFailed)
    const { value } = answer
    if (value.kind === 'pending') return onDone(copy.say(texts.changePending))
    if (value.kind === 'booked') {
      const at = { date: copy.date(to, 'longWeekdayAndDay', timeZone), time: copy.date(to, 'time', timeZone) }
      return onDone(copy.say(texts.changed, { restaurant: reservation.merchantName, ...at }))
    }
    setProblem(PROBLEMS[value.kind])
    if (value.kind === 'slotGone') search.retry()
  }
  const back = () => {
    setProblem(null)
    setChosen(null)
  }
  return (
    <Dialog open onClose={onClose} title={copy.headline(texts.changeTitle)} closeLabel={copy.say(forms.close)}>
      <div ref={content} tabIndex={-1} className={css.dialogStep}>
        <p>
          {copy.say(texts.changeNow, {
            date: copy.date(time, 'longWeekdayAndDay', timeZone),
            time: copy.date(time, 'time', timeZone),
            people: peopleOf(copy, party),
          })}
        </p>
        {problem && <Banner type="error">{copy.say(problem)}</Banner>}
        {chosen === null ? (
          <>
            <SearchFields search={search} hours={[]} />
            <div className={block.resultsInDialog}>
              <div className={css.part}>
                <Tables search={byPhone(search)} timeZone={timeZone} phone={phone} onChoose={setChosen} />
              </div>
            </div>
          </>
        ) : (
          <>
            <p>
              <strong>{whenOf(copy, { time: chosen.time, timeZone })}</strong>
              <br />
              {reservation.merchantName}, {peopleOf(copy, chosen.party)}
            </p>
            <div className={css.actions}>
              <Button busy={isBusy} busyLabel={copy.action(texts.changing)} onClick={() => void move(chosen)}>
                {copy.action(texts.changeConfirm, { time: copy.date(chosen.time, 'time', timeZone) })}
              </Button>
              <TextButton onClick={back}>{copy.say(reservations.otherTime)}</TextButton>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
