import type { Dine } from '@dining/contract'
import { stepWords } from '@dining/copy-engine'
import { dine as texts } from '@dining/copy-engine/texts/dine'
import { HAS_RATE_STEPS } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'

import { stepOf } from '../step.ts'
import { Steps, type Step } from './Steps.tsx'

/** What has happened with a dine so far, and what comes next with its expected day; a refund has no steps of its own. */
export function DineSteps({ dine }: { readonly dine: Dine }) {
  const copy = useCopy()
  const steps = useSteps(dine)
  if (steps.length === 0) return null
  return <Steps label={copy.say(texts.steps)} steps={steps} words={{ done: copy.say(texts.stepDone), now: copy.say(texts.stepNow) }} />
}

function useSteps(dine: Dine): readonly Step[] {
  const copy = useCopy()
  const { earnRates } = usePartner().program
  if (dine.refundOf || dine.dineAmount < 0) return []
  const day = (iso: string | null, zone?: string) => copy.date(iso ?? '', 'weekdayAndDay', zone)
  const expected = dine.settlesOn === null ? '' : copy.say(texts.stepExpected, { date: day(dine.settlesOn) })
  const { transactionStatus: status } = dine
  const step = HAS_RATE_STEPS ? stepOf(dine, earnRates) : null
  const begun: Step[] = [
    { title: copy.say(texts.stepPaid), when: day(dine.transactionCreatedAt, dine.place?.timeZone), state: 'done' },
    { title: copy.say(texts.stepReceived), when: day(dine.receivedAt), state: 'done' },
  ]
  const refunds = dine.refunds.map(({ at, amount }) => ({
    title: copy.say(texts.stepRefund, { amount: copy.money(Math.abs(amount)) }),
    when: day(at),
    state: 'done' as const,
  }))
  if (status === 'Forfeit') {
    return [...begun, { title: copy.say(texts.stepNotEarned), when: day(dine.statusAt), state: 'now' as const }, ...refunds]
  }
  // What counts toward a step of the rate does so at once, and nothing is added to the balance later.
  if (step?.isAll && dine.refunds.length === 0) {
    return [...begun, { title: copy.say(texts.stepCounted, stepWords(copy, step)), when: day(dine.receivedAt), state: 'done' as const }]
  }
  if (status === 'Pending' || status === 'Deferred') {
    return [
      ...begun,
      { title: copy.say(texts.stepProcessing), when: '', state: 'now' as const },
      ...refunds,
      { title: copy.say(texts.stepFinal), when: expected, state: 'later' as const },
    ]
  }
  const final = { title: copy.say(texts.stepFinal), when: status === 'Awarded' ? day(dine.statusAt) : '', state: 'done' as const }
  const paid = status === 'Paid' ? [{ title: copy.say(texts.stepPaidOut), when: day(dine.paidAt), state: 'done' as const }] : []
  return [...begun, final, ...paid, ...refunds]
}
