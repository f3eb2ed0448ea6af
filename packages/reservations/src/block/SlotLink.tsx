import type { ReservationSlot } from '@dining/contract'
import { listedTables as texts } from '@dining/copy-engine/texts/listed-tables'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'

import { clockOf, earnsOf } from '../slot-words.ts'
import type { Asked } from '../table-search.ts'
import { trackStep } from '../track-reservation.ts'
import * as css from './ReserveBlock.css.ts'

interface SlotLinkProps {
  readonly restaurant: { readonly id: string; readonly name: string }
  readonly slot: ReservationSlot
  readonly asked: Asked
  /** Shows what it earns as a figure alone, in the narrow row of a card whose rate has the unit. */
  readonly isBrief?: boolean
}

/** A table of a restaurant that has a page of its own: opens that page with the confirmation of the table. */
export function SlotLink({ restaurant: { id, name }, slot, asked, isBrief = false }: SlotLinkProps) {
  const copy = useCopy()
  const { features } = usePartner()
  return (
    <Anchor
      className={css.time}
      href={paths.reservation({ merchantId: id, slot: slot.slotId, ...asked })}
      onClick={() => trackStep('slot_selected', { merchantId: id, cardRequired: slot.cardRequired })}
    >
      {/* By the clock of the restaurant, whose zone a list does not know. */}
      <b>{clockOf(copy, slot.time.slice(11, 16))}</b>
      {features.showEarnRate &&
        (isBrief && slot.earns > 0 ? (
          <small>
            <span aria-hidden="true">+{copy.benefit(slot.earns).numeral}</span>
            <span className={visuallyHidden}>{earnsOf(copy, slot)}</span>
          </small>
        ) : (
          <small className={slot.earns > 0 ? undefined : css.dim}>{earnsOf(copy, slot)}</small>
        ))}
      <span className={visuallyHidden}> {copy.say(texts.at, { restaurant: name })}</span>
    </Anchor>
  )
}
