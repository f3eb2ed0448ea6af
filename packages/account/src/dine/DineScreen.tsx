import { useApi } from '@dining/api-client'
import { dineQuery } from '@dining/api-client/queries'
import type { Dine } from '@dining/contract'
import { stepWords } from '@dining/copy-engine'
import { activity } from '@dining/copy-engine/texts/activity'
import { dine as texts } from '@dining/copy-engine/texts/dine'
import { reviewLink } from '@dining/copy-engine/texts/review-link'
import { HAS_RATE_STEPS, REVIEW_WINDOW_DAYS } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, CheckPanel, classNames, Panel, TextButton, TextLink } from '@dining/ui'
import { small, quiet } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { stepOf } from '../step.ts'
import * as css from './DineScreen.css.ts'
import { DineSteps } from './DineSteps.tsx'
import { Receipt } from './Receipt.tsx'
import { useStateWords } from './state-words.ts'

const DAY_MS = 86_400_000

/** Loads after the page, which is complete without it. */
const DineOffer = /* @__PURE__ */ lazy(() => import('../notices/DineOffer.tsx').catch(() => ({ default: () => null })))

/** One line of activity: what was paid where and when, how its amount was calculated, and its state, also as a printed receipt. */
export function DineScreen({ txnId }: { readonly txnId: string }) {
  const { data } = useQuery(dineQuery(useApi(), txnId))
  return <AccountPage current={paths.recentActivity()}>{data && <DineSheet dine={data} />}</AccountPage>
}

function DineSheet({ dine }: { readonly dine: Dine }) {
  const copy = useCopy()
  const { features } = usePartner()
  const state = useStateWords(dine)
  return (
    <article className={css.dine}>
      <Head dine={dine} />
      <section className={css.state} aria-labelledby="dine-state">
        <h2 id="dine-state">{state.title}</h2>
        {state.text && <p>{state.text}</p>}
        <DineSteps dine={dine} />
      </section>
      <div className={css.split}>
        <CheckPanel>
          <h2>{copy.headline(texts.calculation)}</h2>
          <Receipt dine={dine} />
          <p className={`${small} ${quiet}`}>{copy.say(texts.reference, { reference: dine.sourceTransactionId })}</p>
        </CheckPanel>
        <div className={classNames(css.side, css.notPrinted)}>
          <Review dine={dine} />
          {features.hasNotices && dine.benefitAmount > 0 && (
            <Suspense>
              <DineOffer />
            </Suspense>
          )}
          <Help dine={dine} />
        </div>
      </div>
    </article>
  )
}

/** The restaurant, the moment by its clock, the card, and what was earned. */
function Head({ dine }: { readonly dine: Dine }) {
  const copy = useCopy()
  const { earnRates } = usePartner().program
  const isMoney = earnRates[0].kind === 'percent'
  const step = HAS_RATE_STEPS ? stepOf(dine, earnRates) : null
  const { place, cardType: brand, cardLastFour: lastFour } = dine
  const at = { date: copy.date(dine.transactionCreatedAt, 'long', place?.timeZone) }
  const time = copy.date(dine.transactionCreatedAt, 'time', place?.timeZone)
  const { numeral, unit } = copy.benefit(Math.abs(dine.benefitAmount))
  const isOpen = dine.transactionStatus === 'Deferred'
  const sign = dine.benefitAmount > 0 ? '+' : dine.benefitAmount < 0 ? '−' : ''
  const facts = [
    copy.say(texts.placeTime, { ...at, time }),
    ...(place ? [`${place.city}, ${place.state}`] : []),
    ...(dine.refundOf ? [copy.say(texts.refundTitle)] : [copy.say(dine.channel === 'online' ? texts.online : texts.dineIn)]),
    brand === null ? copy.say(texts.cardOnly, { lastFour }) : copy.say(texts.card, { brand, lastFour }),
  ]
  return (
    <header className={css.head}>
      <div>
        <h1>{dine.activeMerchant ? <Anchor href={paths.merchant(dine)}>{dine.merchantName}</Anchor> : dine.merchantName}</h1>
        <p className={css.facts}>
          {facts.map((fact, index) => (
            <span key={fact}>
              {fact}
              {index < facts.length - 1 && '\u00a0·\u00a0'}
            </span>
          ))}
        </p>
      </div>
      <p className={classNames(css.amount, !isOpen && dine.benefitAmount > 0 && css.gain)}>
        {isOpen ? '–' : step?.isAll ? stepWords(copy, step).kept : `${sign}${numeral}`}
        {!isOpen && !isMoney && <small>{step?.isAll ? copy.say(activity.ofStep, stepWords(copy, step)) : unit}</small>}
      </p>
    </header>
  )
}

/** The offer of a review, or that there is one (ACTIVITY-45, ACTIVITY-47); nothing for a line that cannot be reviewed. */
function Review({ dine }: { readonly dine: Dine }) {
  const copy = useCopy()
  if (dine.review === 'over') return null
  const until = new Date(Date.parse(dine.transactionCreatedAt) + REVIEW_WINDOW_DAYS * DAY_MS).toISOString()
  return (
    <Panel aria-labelledby="dine-review">
      <h2 id="dine-review">{copy.headline(texts.review)}</h2>
      {dine.review === 'completed' ? (
        <p>{copy.say(texts.reviewed)}</p>
      ) : (
        <>
          <p>
            {copy.say(texts.reviewLead)} {copy.say(texts.reviewUntil, { date: copy.date(until, 'long', dine.place?.timeZone) })}
          </p>
          <TextLink href={paths.surveys({ txnId: dine.sourceTransactionId })}>{copy.action(reviewLink.review)}</TextLink>
        </>
      )}
    </Panel>
  )
}

function Help({ dine }: { readonly dine: Dine }) {
  const copy = useCopy()
  const { support } = usePartner()
  const subject = encodeURIComponent(copy.say(texts.askSubject, { reference: dine.sourceTransactionId }))
  return (
    <Panel kind="flat" aria-labelledby="dine-help">
      <h2 id="dine-help">{copy.headline(texts.help)}</h2>
      <div className={css.links}>
        <TextLink href={`${support.email.href}?subject=${subject}`}>{copy.action(texts.ask)}</TextLink>
        <TextLink href={paths.missingDine()}>{copy.action(texts.missing)}</TextLink>
        <TextButton onClick={() => window.print()}>{copy.action(texts.print)}</TextButton>
        <TextLink href={paths.recentActivity()}>{copy.action(texts.back)}</TextLink>
      </div>
    </Panel>
  )
}
