import type { Dine } from '@dining/contract'
import { dine as texts } from '@dining/copy-engine/texts/dine'
import { useCopy } from '@dining/partner-kit/react'
import { classNames, Icon } from '@dining/ui'
import { checkIcon } from '@dining/ui/icons'
import { visuallyHidden } from '@dining/ui/layout'

import * as css from './DineScreen.css.ts'

interface Step {
  readonly title: string
  /** Its day, or when it is expected; '' if it is not known. */
  readonly when: string
  readonly state: 'done' | 'now' | 'later'
}

/** What has happened with a dine so far, and what comes next with its expected day; a refund has no steps of its own. */
export function DineSteps({ dine }: { readonly dine: Dine }) {
  const copy = useCopy()
  const steps = useSteps(dine)
  if (steps.length === 0) return null
  return (
    <ol className={css.steps} aria-label={copy.say(texts.steps)}>
      {steps.map(({ title, when, state }, index) => (
        <li key={index} className={css.step} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={classNames(css.mark, state === 'done' && css.done, state === 'now' && css.now)} aria-hidden="true">
            {state === 'done' && <Icon d={checkIcon} size="small" />}
          </span>
          <p className={css.stepTitle}>
            {title}
            {state !== 'later' && <span className={visuallyHidden}>, {copy.say(state === 'done' ? texts.stepDone : texts.stepNow)}</span>}
          </p>
          <p className={css.when}>{when}</p>
        </li>
      ))}
    </ol>
  )
}

function useSteps(dine: Dine): readonly Step[] {
  const copy = useCopy()
  if (dine.refundOf || dine.dineAmount < 0) return []
  const day = (iso: string | null, zone?: string) => copy.date(iso ?? '', 'weekdayAndDay', zone)
  const expected = dine.settlesOn === null ? '' : copy.say(texts.stepExpected, { date: day(dine.settlesOn) })
  const { transactionStatus: status } = dine
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
