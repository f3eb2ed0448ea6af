import type { StatementCredit } from '@dining/contract'
import { statementCredit as texts } from '@dining/copy-engine/texts/statement-credit'
import { isFinalCredit, returnsMoney } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'

import { Steps, type Step } from '../dine/Steps.tsx'
import * as css from './CreditSteps.css.ts'

/** The way of a statement credit to the member, with its days and when it is expected; open while it is under way (ACTIVITY-19, ACTIVITY-21). */
export function CreditSteps({ credit }: { readonly credit: StatementCredit }) {
  const copy = useCopy()
  const words = { done: copy.say(texts.stepDone), now: copy.say(texts.stepNow) }
  return (
    <details open={!isFinalCredit(credit.status)} className={css.follow}>
      <summary>{copy.action(texts.follow)}</summary>
      <Steps label={copy.say(texts.steps)} steps={useSteps(credit)} words={words} />
    </details>
  )
}

function useSteps({ deliveryMethod, status, creditCreatedAt, receivedAt, statusAt, expectedOn }: StatementCredit): readonly Step[] {
  const copy = useCopy()
  const day = (iso: string | null) => copy.date(iso ?? '', 'weekdayAndDay')
  const isByCard = deliveryMethod === 'Card'
  const under = { title: copy.say(isByCard ? texts.stepWithBank : texts.stepPrepared), when: day(receivedAt) }
  const arrival = copy.say(isByCard ? texts.stepOnStatement : texts.stepEmailed)
  const sent = { title: copy.say(texts.stepSent), when: day(creditCreatedAt) }
  if (returnsMoney(status)) {
    return [
      { ...sent, state: 'done' },
      ...(receivedAt === null ? [] : [{ ...under, state: 'done' as const }]),
      { title: copy.say(texts.stepBack), when: day(statusAt), state: 'now' },
    ]
  }
  if (status === 'completed') {
    return [
      { ...sent, state: 'done' },
      { ...under, state: 'done' },
      { title: arrival, when: day(statusAt), state: 'done' },
    ]
  }
  const expected = expectedOn === null ? copy.say(texts.stepLate) : copy.say(texts.stepExpected, { date: day(expectedOn) })
  const isReceived = status === 'pending_received'
  return [
    { ...sent, state: isReceived ? 'done' : 'now' },
    { ...under, state: isReceived ? 'now' : 'later' },
    { title: arrival, when: expected, state: 'later' },
  ]
}
