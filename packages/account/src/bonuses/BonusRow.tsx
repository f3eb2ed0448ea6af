import type { Bonus } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { bonuses as texts } from '@dining/copy-engine/texts/bonuses'
import { useCopy } from '@dining/partner-kit/react'
import { StatusRow } from '@dining/ui'

import { bannerTitle } from './BonusCard.tsx'
import * as css from './bonuses.css.ts'
import type { ShownBonus } from './shown-bonuses.ts'

/** A spend of a dollar or less is any dine. */
const ANY_SPEND_CENTS = 100

/** An activated bonus: what it pays, what is left to do, and when it was paid. */
export function BonusRow({ shown }: { readonly shown: ShownBonus }) {
  const copy = useCopy()
  const { bonus } = shown
  const title = bannerTitle(shown, copy)
  const isDone = bonus.bonusStatus === 'Qualified'
  const amount = bonus.amount === undefined ? undefined : copy.bonus(bonus.amount)
  const by = !isDone && bonus.endsAt !== undefined ? copy.say(texts.dineBy, { date: lastDayOf(bonus.endsAt, copy) }) : undefined
  return (
    <StatusRow
      title={title ?? bonus.description}
      facts={title === undefined ? [] : [bonus.description]}
      amount={amount === undefined ? '' : `+${amount.numeral}`}
      unit={amount?.unit === '' ? undefined : amount?.unit}
      isGain={isDone}
      status={statusOf(bonus, copy)}
      tone={isDone ? 'good' : 'half'}
      why={isDone ? undefined : <Todo bonus={bonus} by={by} />}
    />
  )
}

// The end is the first moment of the next day.
const lastDayOf = (endsAt: string, copy: Copy) => copy.date(new Date(Date.parse(endsAt) - 1).toISOString(), 'full')

function statusOf({ bonusStatus, qualifiedAt, paidAt, progress }: Bonus, copy: Copy): string {
  if (bonusStatus === 'Qualified' && paidAt !== undefined) return copy.say(texts.paid, { date: copy.date(paidAt, 'day') })
  if (bonusStatus === 'Qualified' && qualifiedAt !== undefined) return copy.say(texts.qualified, { date: copy.date(qualifiedAt, 'day') })
  if (bonusStatus === 'Qualified') return copy.say(texts.fulfilled)
  if (progress === undefined) return copy.say(texts.waiting)
  const { dines, dinesRequired, cents, centsRequired } = progress
  if (dinesRequired > 1) return copy.say(texts.dinesDone, { count: dinesRequired, done: Math.min(dines, dinesRequired) })
  if (centsRequired <= ANY_SPEND_CENTS) return copy.say(texts.waiting)
  return copy.say(texts.spent, { spent: copy.shortMoney(Math.min(cents, centsRequired)), goal: copy.shortMoney(centsRequired) })
}

/** What is left to do, as a bar and in words. */
function Todo({ bonus: { progress }, by }: { readonly bonus: Bonus; readonly by: string | undefined }) {
  const copy = useCopy()
  const left = progress === undefined ? 0 : Math.max(0, progress.centsRequired - progress.cents)
  const hasSpend = progress !== undefined && progress.centsRequired > ANY_SPEND_CENTS
  const hasDines = progress !== undefined && progress.dinesRequired > 1
  const share = hasSpend ? progress.cents / progress.centsRequired : hasDines ? progress.dines / progress.dinesRequired : undefined
  return (
    <>
      {share !== undefined && (
        <span className={css.bar} aria-hidden="true">
          <span style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }} />
        </span>
      )}
      {[hasSpend && left > 0 ? copy.say(texts.left, { left: copy.shortMoney(left) }) : [], by ?? []].flat().join(' ')}
    </>
  )
}
