import type { ReservationSlot } from '@dining/contract'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { dinnerCents } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { RateTable } from '@dining/ui'

import { rewardOf } from '../slot-words.ts'
import * as css from './ReserveDialog.css.ts'

interface EarnSumProps {
  readonly slot: Pick<ReservationSlot, 'earns' | 'bonus' | 'party'>
  readonly priceRange: number
}

/** What a dinner at the table earns, with the bonus for the reservation on a line of its own. */
export function EarnSum({ slot, priceRange }: EarnSumProps) {
  const copy = useCopy()
  const { program, features } = usePartner()
  if (!features.showEarnRate || slot.earns === 0) return null
  const value = (amount: number) => {
    const { numeral, unit } = copy.benefit(amount)
    return (
      <>
        <b>{numeral}</b> {unit}
      </>
    )
  }
  const bonusUnits = program.reservationBonusUnits ?? null
  const dinner = {
    label: copy.say(texts.dinner, { amount: copy.shortMoney(dinnerCents(priceRange, slot.party)) }),
    value: value(slot.earns),
  }
  const hasBonus = slot.bonus && bonusUnits !== null
  return (
    <div className={css.sum}>
      <RateTable
        rows={
          hasBonus
            ? [
                dinner,
                { label: copy.say(texts.booking), value: value(bonusUnits) },
                { label: copy.say(texts.youEarn), value: value(rewardOf(slot, bonusUnits)), mine: true },
              ]
            : [dinner]
        }
      />
    </div>
  )
}
