import type { Transaction } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { activity, forfeitLinks, forfeitReasons } from '@dining/copy-engine/texts/activity'
import { activityState, isDimmed, type ActivityState, type ForfeitReason } from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, StatusRow } from '@dining/ui'
import { useState, type ReactNode } from 'react'

const TONES: Readonly<Record<Transaction['transactionStatus'], 'good' | 'half' | 'none'>> = {
  Awarded: 'good',
  Paid: 'good',
  Pending: 'half',
  Deferred: 'none',
  Forfeit: 'none',
}

/** A dine, a refund or a correction: where, when, what it earned and its status (ACTIVITY-07, ACTIVITY-28, ACTIVITY-33). */
export function ActivityRow({ row }: { readonly row: Transaction }) {
  const copy = useCopy()
  const [now] = useState(() => new Date())
  const state = activityState(row, 'newer', now)
  const { numeral, unit } = copy.benefit(Math.abs(row.benefitAmount))
  // The sign of an amount of money shows whether it was earned or taken back.
  const isMoney = usePartner().program.earnRates[0].kind === 'percent'
  const sign = row.benefitAmount > 0 ? '+' : row.benefitAmount < 0 ? '−' : ''
  // The benefit of a deferred dine is unknown until the dine is final.
  const isOpen = row.transactionStatus === 'Deferred'
  const facts = [
    copy.date(row.transactionCreatedAt, 'day'),
    copy.money(row.dineAmount),
    copy.say(activity.onCard, { lastFour: row.cardLastFour }),
  ]
  return (
    <StatusRow
      title={row.activeMerchant ? <Anchor href={paths.merchant(row)}>{row.merchantName}</Anchor> : row.merchantName}
      facts={facts}
      amount={isOpen ? '–' : `${sign}${numeral}`}
      isGain={!isOpen && row.benefitAmount > 0}
      unit={isOpen || isMoney ? undefined : unit}
      status={stateText(row, state, copy)}
      tone={TONES[row.transactionStatus]}
      dim={isDimmed(row.transactionStatus)}
      why={whyOf(row, copy)}
    />
  )
}

/** The text of a row's status; undefined for an awarded row (ACTIVITY-28, ACTIVITY-34 … ACTIVITY-36). */
function stateText(row: Transaction, state: ActivityState | null, copy: Copy): string | undefined {
  if (row.benefitAmount < 0) return copy.say(activity.refund)
  if (state === 'paid') return copy.say(activity.paidOn, { date: copy.date(row.paidAt ?? '', 'day') })
  if (state === 'processing') return copy.say(activity.processing)
  if (state === 'deferred') return copy.say(activity.deferred)
  return state === 'forfeit' ? copy.say(activity.forfeit) : undefined
}

/**
 * Explains why a row earned nothing or more than the rate, and what to expect; undefined where no explanation is needed (ACTIVITY-35 …
 * ACTIVITY-37).
 */
function whyOf(row: Transaction, copy: Copy): ReactNode {
  if (row.transactionStatus === 'Deferred') return <Say text={activity.deferredText} />
  if (row.transactionStatus !== 'Forfeit') return extrasOf(row, copy)
  if (row.reason === null) return <Say text={activity.forfeitText} />
  const { reason } = row
  return (
    <>
      <Say text={forfeitReasons[reason]} />
      {row.activeMerchant && hasLink(reason) && (
        <>
          {' '}
          <Anchor href={paths.merchant(row)}>{copy.say(forfeitLinks[reason])}</Anchor>
        </>
      )}
    </>
  )
}

function hasLink(reason: ForfeitReason): reason is keyof typeof forfeitLinks {
  return reason in forfeitLinks
}

/** The parts of the amount that are the restaurant's bonus, the member's flex offer and bonuses; undefined without any. */
function extrasOf({ bonusAmount, flexAmount, memberBonusAmount: own }: Transaction, copy: Copy): string | undefined {
  const words = (amount: number) => ({ words: copy.bonus(amount).text })
  const sentences = [
    bonusAmount === null ? [] : copy.say(activity.bonusIncluded, { bonus: words(bonusAmount) }),
    flexAmount === null ? [] : copy.say(activity.flexIncluded, { offer: words(flexAmount) }),
    own === null || own === 0
      ? []
      : copy.say(own > 0 ? activity.memberBonusIncluded : activity.memberBonusTakenBack, { bonus: words(Math.abs(own)) }),
  ].flat()
  return sentences.length === 0 ? undefined : sentences.join(' ')
}
