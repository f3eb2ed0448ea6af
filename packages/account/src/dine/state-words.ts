import type { Dine } from '@dining/contract'
import { stepWords } from '@dining/copy-engine'
import { activity, forfeitReasons } from '@dining/copy-engine/texts/activity'
import { dine as texts } from '@dining/copy-engine/texts/dine'
import { HAS_RATE_STEPS, dineState } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'

import { stepOf } from '../step.ts'

/** The title of a line's state, and a sentence about it. */
export interface StateWords {
  readonly title: string
  readonly text: string | undefined
}

export const stateOf = ({ transactionStatus, earningAmount, refunds }: Dine) => dineState(transactionStatus, earningAmount, refunds.length)

/** The state of a dine or a refund in the partner's words; dates are in the program's zone. */
export function useStateWords(dine: Dine): StateWords {
  const copy = useCopy()
  const { earnRates } = usePartner().program
  const step = HAS_RATE_STEPS ? stepOf(dine, earnRates) : null
  const day = (iso: string | null) => copy.date(iso ?? '', 'long')
  if (dine.refundOf || dine.dineAmount < 0) {
    const amount = copy.money(Math.abs(dine.dineAmount))
    if (step?.isAll) {
      const words = { ...stepWords(copy, step), amount }
      return { title: copy.headline(texts.stateStepTakenBack, words), text: copy.say(texts.stateStepTakenBackText, words) }
    }
    const text = copy.say(texts.stateRefundText, { amount })
    if (dine.benefitAmount === 0) return { title: copy.headline(texts.stateRefundNothing), text }
    const isDone = dine.settlesOn === null
    return {
      title: isDone ? copy.headline(texts.stateRefund) : copy.headline(texts.stateRefundPending, { date: { words: day(dine.settlesOn) } }),
      text,
    }
  }
  if (step?.isAll && dine.refunds.length === 0) {
    const words = stepWords(copy, step)
    return { title: copy.headline(activity.stepReached, words), text: copy.say(texts.stateStepText, words) }
  }
  switch (stateOf(dine)) {
    case 'open':
      return { title: copy.headline(texts.stateOpen), text: copy.say(texts.stateOpenText) }
    case 'pending':
      return {
        title: copy.headline(texts.statePending, { date: { words: day(dine.settlesOn) } }),
        text: copy.say(texts.statePendingText, { date: day(dine.settlesOn) }),
      }
    case 'posted':
      return { title: copy.headline(texts.statePosted), text: copy.say(texts.statePostedText, { date: day(dine.statusAt) }) }
    case 'paid': {
      const date = day(dine.paidAt)
      const text = dine.credit
        ? copy.say(texts.statePaidText, { target: dine.credit.targetLabel, date })
        : copy.say(texts.statePaidOnly, { date })
      return { title: copy.headline(texts.statePaid), text }
    }
    case 'adjusted':
      return { title: copy.headline(texts.stateAdjusted), text: copy.say(texts.stateAdjustedText) }
    case 'reversed':
      return { title: copy.headline(texts.stateReversed), text: copy.say(texts.stateReversedText) }
    case 'not-earned':
      return {
        title: copy.headline(texts.stateNotEarned),
        text: copy.say(dine.reason === null ? activity.forfeitText : forfeitReasons[dine.reason]),
      }
  }
}
