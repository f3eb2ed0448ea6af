import type { Dine } from '@dining/contract'
import { stepWords, wordRate } from '@dining/copy-engine'
import { dine as texts } from '@dining/copy-engine/texts/dine'
import { HAS_RATE_STEPS, eligibleCents, receiptSteps, TIER_NAMES, type DineExtra, type RateStep } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { classNames, TextLink } from '@dining/ui'
import type { ReactNode } from 'react'

import { stepOf } from '../step.ts'
import * as css from './DineScreen.css.ts'

const EXTRAS = {
  restaurant: texts.extraRestaurant,
  offer: texts.extraOffer,
  bonus: texts.extraBonus,
  reservation: texts.extraReservation,
} as const satisfies Readonly<Record<DineExtra, unknown>>

interface LineProps {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly why?: string | undefined
  readonly kind?: 'sum' | 'total'
}

function Line({ label, value, why, kind }: LineProps) {
  return (
    <div className={classNames(css.line, kind !== undefined && css.sum, kind === 'total' && css.total)}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {why !== undefined && <dd className={css.why}>{why}</dd>}
    </div>
  )
}

/** From the bill to what it earned, step by step: what counts, the rate of the day, bonuses, and refunds. */
export function Receipt({ dine }: { readonly dine: Dine }) {
  const copy = useCopy()
  return dine.refundOf || dine.dineAmount < 0 ? (
    <>
      <dl className={css.receipt}>
        <Line label={copy.say(texts.refunded)} value={copy.money(Math.abs(dine.dineAmount))} />
        <Line label={copy.say(texts.noLongerCounts)} value={copy.money(Math.abs(dine.earningAmount))} />
        <Line kind="total" label={copy.say(texts.takenBack)} value={copy.benefit(Math.abs(dine.benefitAmount)).text} />
      </dl>
      {dine.refundOf && (
        <TextLink href={paths.dine({ txnId: dine.refundOf.sourceTransactionId })}>
          {copy.action(texts.ofDine, { date: copy.date(dine.refundOf.at, 'day') })}
        </TextLink>
      )}
    </>
  ) : (
    <DineLines dine={dine} />
  )
}

function DineLines({ dine }: { readonly dine: Dine }) {
  const copy = useCopy()
  const baseCents = eligibleCents({ channel: dine.channel, amountCents: dine.dineAmount, subtotalCents: dine.subtotal })
  const facts = {
    baseCents,
    earningCents: dine.earningAmount,
    refundedCents: dine.refunds.map(({ earningChange }) => earningChange),
    benefit: dine.benefitAmount,
    extras: dine.extras,
  }
  const { overLimitCents, countedCents, atRate } = receiptSteps(facts)
  const { earnRates } = usePartner().program
  const step = HAS_RATE_STEPS ? stepOf(dine, earnRates) : null
  const keptBefore = step ? keptBeforeOf(step, countedCents, atRate) : 0
  const isOnline = dine.channel === 'online'
  const left = dine.refunds.reduce((sum, { benefit }) => sum + benefit, dine.benefitAmount)
  return (
    <dl className={css.receipt}>
      <Line label={copy.say(isOnline ? texts.billOnline : texts.bill)} value={copy.money(dine.dineAmount)} />
      {isOnline && baseCents < dine.dineAmount && (
        <Line
          label={copy.say(texts.beyondSubtotal)}
          value={`−${copy.money(dine.dineAmount - baseCents)}`}
          why={copy.say(texts.beyondSubtotalWhy)}
        />
      )}
      {dine.rate !== null && overLimitCents > 0 && (
        <Line label={copy.say(texts.overLimit)} value={`−${copy.money(overLimitCents)}`} why={copy.say(texts.overLimitWhy)} />
      )}
      <Line kind="sum" label={copy.say(texts.counted)} value={copy.money(countedCents)} />
      {keptBefore > 0 && <Line label={copy.say(texts.keptBefore)} value={`+${copy.money(keptBefore)}`} />}
      {dine.rate !== null && <RateLine dine={dine} rate={dine.rate} countedCents={countedCents} atRate={atRate} />}
      {dine.extras.map(({ kind, name, units }, index) => (
        <Line
          key={index}
          label={copy.say(EXTRAS[kind])}
          value={`+${copy.benefit(units).text}`}
          why={name === '' ? undefined : copy.sayContent(name)}
        />
      ))}
      <Line
        kind="total"
        label={copy.say(dine.transactionStatus === 'Deferred' ? texts.expected : texts.earned)}
        value={copy.benefit(dine.benefitAmount).text}
      />
      {step && (
        <Line
          label={copy.say(texts.keptAfter)}
          value={copy.money(step.keptCents)}
          why={copy.say(texts.keptAfterWhy, stepWords(copy, step))}
        />
      )}
      {dine.refunds.map((refund) => (
        <Line
          key={refund.sourceTransactionId}
          label={copy.say(texts.refundOn, { date: copy.date(refund.at, 'day') })}
          value={`${refund.benefit < 0 ? '−' : ''}${copy.benefit(Math.abs(refund.benefit)).text}`}
          why={copy.say(refund.status === 'Pending' ? texts.refundPendingWhy : texts.refundWhy, {
            amount: copy.money(Math.abs(refund.amount)),
          })}
        />
      ))}
      {dine.refunds.length > 0 && <Line kind="total" label={copy.say(texts.left)} value={copy.benefit(left).text} />}
    </dl>
  )
}

/**
 * Cents that earlier dines had left for this one; 0 if the amount of the dine changed after later dines were counted, so that they are no longer "earlier".
 */
function keptBeforeOf({ keptCents, perCents, benefit }: RateStep, countedCents: number, atRate: number): number {
  const before = keptCents + (atRate / benefit) * perCents - countedCents
  return before < perCents ? before : 0
}

interface RateLineProps {
  readonly dine: Dine
  readonly rate: NonNullable<Dine['rate']>
  readonly countedCents: number
  readonly atRate: number
}

/** The rate of the member's tier on that day, with what it gave; says when the amount was rounded. */
function RateLine({ dine, rate, countedCents, atRate }: RateLineProps) {
  const copy = useCopy()
  const { program } = usePartner()
  const words = [copy.say(texts.atRateWhy, { tier: TIER_NAMES[dine.tierLevel] })]
  if (rate.kind === 'fuel') words.push(copy.say(texts.fuelWhy, { amount: copy.shortMoney(rate.perCents) }))
  else {
    const exact = rate.kind === 'units' ? (countedCents * rate.units) / rate.perCents : (countedCents * rate.basisPoints) / 10_000
    if (exact !== atRate) words.push(copy.say(texts.rounded))
  }
  return (
    <Line
      label={copy.say(texts.atRate, { rate: wordRate(rate, program.currency).text })}
      value={copy.benefit(atRate).text}
      why={words.join(' ')}
    />
  )
}
