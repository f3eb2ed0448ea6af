import { useFlag } from '@dining/api-client'
import type { Transaction } from '@dining/contract'
import { stepWords, type Copy } from '@dining/copy-engine'
import { activity, forfeitLinks, forfeitReasons } from '@dining/copy-engine/texts/activity'
import {
  HAS_RATE_STEPS,
  activityState,
  isDimmed,
  reviewOffered,
  type ActivityState,
  type ForfeitReason,
  type RateStep,
} from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, StatusRow, TextLink, useIsInBrowser } from '@dining/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import type { ReviewOfferProps } from '../review/ReviewOffer.tsx'
import { stepOf } from '../step.ts'

const TONES: Readonly<Record<Transaction['transactionStatus'], 'good' | 'half' | 'none'>> = {
  Awarded: 'good',
  Paid: 'good',
  Pending: 'half',
  Deferred: 'none',
  Forfeit: 'none',
}

/** If its code cannot be fetched, the row works without it. */
const ReviewOffer = /* @__PURE__ */ lazy(() => import('../review/ReviewOffer.tsx').catch(() => ({ default: () => null })))

/** The offer of a review, which comes in the browser. Its line is there from the start, so that the rows below do not move. */
function LaterOffer(props: ReviewOfferProps) {
  const isInBrowser = useIsInBrowser()
  return <Suspense>{isInBrowser && <ReviewOffer {...props} />}</Suspense>
}

interface ActivityRowProps {
  readonly row: Transaction
  /** All rows of its list, which ask for their reviews together; without them no review is offered. */
  readonly rows?: ReviewOfferProps['rows'] | undefined
}

/**
 * A dine, a refund or a correction: where, when, what it earned and its status (ACTIVITY-07, ACTIVITY-28, ACTIVITY-33), the link to its
 * own page, and the offer of a review.
 */
export function ActivityRow({ row, rows }: ActivityRowProps) {
  const copy = useCopy()
  const [now] = useState(() => new Date())
  const wording = useFlag('legacyStatusText') ? 'legacy' : 'newer'
  const state = activityState(row, wording, now)
  const { numeral, unit } = copy.benefit(Math.abs(row.benefitAmount))
  // The sign of an amount of money shows whether it was earned or taken back.
  const { earnRates } = usePartner().program
  const isMoney = earnRates[0].kind === 'percent'
  const step = HAS_RATE_STEPS ? stepOf(row, earnRates) : null
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
      amount={isOpen ? '–' : step?.isAll ? stepWords(copy, step).kept : `${sign}${numeral}`}
      isGain={!isOpen && row.benefitAmount > 0}
      unit={isOpen || isMoney ? undefined : step?.isAll ? copy.say(activity.ofStep, stepWords(copy, step)) : unit}
      status={stateText(row, state, step, copy)}
      action={
        <>
          <TextLink
            href={paths.dine({ txnId: row.sourceTransactionId })}
            aria-label={copy.say(activity.detailsOf, {
              restaurant: row.merchantName,
              date: copy.date(row.transactionCreatedAt, 'day'),
            })}
          >
            {copy.action(activity.details)}
          </TextLink>
          {rows !== undefined && reviewOffered(row, false, now) && <LaterOffer row={row} rows={rows} />}
        </>
      }
      tone={TONES[row.transactionStatus]}
      dim={isDimmed(row.transactionStatus)}
      why={whyOf(row, state, step, copy)}
    />
  )
}

const STATE_TEXTS = {
  processing: activity.processing,
  deferred: activity.deferred,
  forfeit: activity.forfeit,
  expired: activity.legacyForfeit,
  'pending-review': activity.legacyPending,
  'review-expired': activity.legacyPendingOver,
} as const

/**
 * The text of a row's status; undefined for an awarded row (ACTIVITY-28 … ACTIVITY-32, ACTIVITY-34 … ACTIVITY-36). A dine below a full step waits for
 * nothing, whatever its status.
 */
function stateText(row: Transaction, state: ActivityState | null, step: RateStep | null, copy: Copy): string | undefined {
  if (row.benefitAmount < 0 || (step?.isAll && isRefund(row))) return copy.say(activity.refund)
  if (HAS_RATE_STEPS && step?.isAll) return copy.say(activity.stepReached, stepWords(copy, step))
  if (state === 'paid') return copy.say(activity.paidOn, { date: copy.date(row.paidAt ?? '', 'day') })
  return state === null ? undefined : copy.say(STATE_TEXTS[state])
}

/**
 * Explains why a row earned nothing or more than the rate, and what to expect; undefined where no explanation is needed (ACTIVITY-35 …
 * ACTIVITY-37).
 */
function whyOf(row: Transaction, state: ActivityState | null, step: RateStep | null, copy: Copy): ReactNode {
  if (row.transactionStatus === 'Deferred') return <Say text={activity.deferredText} />
  if (row.transactionStatus !== 'Forfeit') return extrasOf(row, step, copy)
  // The words "Did not qualify" belong to the newer status (ACTIVITY-38).
  if (row.reason === null) return state === 'expired' ? undefined : <Say text={activity.forfeitText} />
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

/** What the line did to the amount that counts toward the next step of the rate; none where a full step leaves nothing over. */
function stepText(row: Transaction, step: RateStep, copy: Copy): string | readonly [] {
  const words = stepWords(copy, step)
  // The status of a dine says it.
  if (step.isAll) return isRefund(row) ? copy.say(activity.stepTakenBack, words) : []
  return step.keptCents === 0 ? [] : copy.say(activity.stepLeftOver, words)
}

const isRefund = ({ dineAmount }: Transaction) => dineAmount < 0

/** The parts of the amount that are the restaurant's bonus, the member's flex offer and bonuses; undefined without any. */
function extrasOf(row: Transaction, step: RateStep | null, copy: Copy): string | undefined {
  const { bonusAmount, flexAmount, memberBonusAmount: own } = row
  const words = (amount: number) => ({ words: copy.bonus(amount).text })
  const sentences = [
    bonusAmount === null ? [] : copy.say(activity.bonusIncluded, { bonus: words(bonusAmount) }),
    flexAmount === null ? [] : copy.say(activity.flexIncluded, { offer: words(flexAmount) }),
    own === null || own === 0
      ? []
      : copy.say(own > 0 ? activity.memberBonusIncluded : activity.memberBonusTakenBack, { bonus: words(Math.abs(own)) }),
    HAS_RATE_STEPS && step !== null ? stepText(row, step, copy) : [],
  ].flat()
  return sentences.length === 0 ? undefined : sentences.join(' ')
}
