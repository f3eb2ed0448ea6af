import { useFlag } from '@dining/api-client'
import type { ReservationSlot } from '@dining/contract'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { Badge } from '@dining/ui'

import { earnsOf, peopleOf } from '../slot-words.ts'
import * as css from './ReserveBlock.css.ts'

export interface SlotListProps {
  readonly slots: readonly ReservationSlot[]
  readonly timeZone: string
  /** What was asked for; a table for another party says so. */
  readonly party: number
  /** Whether the times are of different days. */
  readonly withDate?: boolean
  readonly onChoose: (slot: ReservationSlot) => void
}

/** Tables as buttons in the order of time, each with what a dinner then earns. */
export function SlotList({ slots, timeZone, party, withDate = false, onChoose }: SlotListProps) {
  // Where each of them earns the bonus, the badge of the block is enough.
  const isMixed = slots.some(({ bonus }) => bonus) && slots.some(({ bonus }) => !bonus)
  return (
    <ul className={css.times}>
      {slots.map((slot) => (
        <li key={slot.slotId}>
          <SlotButton {...{ slot, timeZone, party, withDate, onChoose }} marksBonus={isMixed} />
        </li>
      ))}
    </ul>
  )
}

interface SlotButtonProps extends Omit<SlotListProps, 'slots'> {
  readonly slot: ReservationSlot
  readonly marksBonus: boolean
}

function SlotButton({ slot, timeZone, party, withDate = false, marksBonus, onChoose }: SlotButtonProps) {
  const copy = useCopy()
  const { features } = usePartner()
  const hasTag = useFlag('reservationBonus') && marksBonus && slot.bonus
  return (
    <button type="button" className={css.time} aria-haspopup="dialog" onClick={() => onChoose(slot)}>
      {hasTag && (
        <span className={css.tag}>
          <Badge kind="bonus">{copy.say(texts.slotBonus)}</Badge>
        </span>
      )}
      {withDate && <small className={css.dim}>{copy.date(slot.time, 'weekdayAndDay', timeZone)}</small>}
      <b>{copy.date(slot.time, 'time', timeZone)}</b>
      {slot.party !== party && <small className={css.dim}>{peopleOf(copy, slot.party)}</small>}
      {features.showEarnRate && <small className={slot.earns > 0 ? undefined : css.dim}>{earnsOf(copy, slot)}</small>}
      {slot.cardRequired && <small className={css.dim}>{copy.say(slot.bookable ? texts.slotCard : texts.slotNotHere)}</small>}
    </button>
  )
}
