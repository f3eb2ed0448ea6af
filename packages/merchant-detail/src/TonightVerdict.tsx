import { useApi } from '@dining/api-client'
import { cardsQuery } from '@dining/api-client/queries'
import type { MerchantDetail } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { HAS_ENROLLMENT, TIER_NAMES, type Verdict as Answer, type VerdictReason, type VerdictVisitor } from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Skeleton, TickList, Verdict } from '@dining/ui'
import { alertIcon, closeIcon } from '@dining/ui/icons'
import { useQuery } from '@tanstack/react-query'

import { clockTime, useNow } from './clock-time.ts'
import { useFlexUnits } from './use-flex-units.ts'
import { EVERYONE, verdictAt } from './verdict-at.ts'

const TODO_TEXTS = { 'sign-in': texts.todoSignIn, activate: texts.todoActivate, 'link-card': texts.todoLinkCard } as const

const ANSWER_TEXTS = { yes: texts.yes, once: texts.yesOnce, no: texts.no } as const
const KINDS = { yes: 'yes', once: 'almost', no: 'no' } as const

function useMemberWhoAsks(merchant: MerchantDetail): VerdictVisitor | null {
  const member = useMember()
  const cards = useQuery({ ...cardsQuery(useApi()), enabled: member !== undefined }).data
  const flexUnits = useFlexUnits(merchant)
  if (!member) return null
  // Without an answer about the cards, the member's record says whether there is one.
  const cardLinked = cards ? cards.length > 0 : member.hasNoCard === undefined
  return { tier: member.tierLevel, cardLinked, use: merchant.member, flexUnits }
}
const useVisitorWhoAsks = HAS_ENROLLMENT ? useMemberWhoAsks : () => EVERYONE

/** "Will I earn tonight?": the answer in one word, the reason, and the first step. It uses the visitor's time and the restaurant's rules. */
export function TonightVerdict({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const isForEveryone = usePartner().program.enrollmentType === 'none'
  const who = useVisitorWhoAsks(merchant)
  const visitor = isForEveryone ? EVERYONE : who
  const now = useNow()
  const title = copy.headline(texts.tonight)
  if (now === null) {
    return (
      <Verdict title={title} answer={<Skeleton width="3em" />} kind="no" text={<Skeleton width="12em" />}>
        <TickList items={[{ text: <Skeleton width="10em" /> }, { text: <Skeleton width="14em" /> }, { text: <Skeleton width="12em" /> }]} />
      </Verdict>
    )
  }
  const verdict = verdictAt(merchant, visitor, now)
  // The sentence already contains the first step; limits are part of the offer, which members see.
  const untold: readonly string[] = isForEveryone
    ? ['card', 'tier', 'visits', 'spend']
    : visitor === null
      ? ['sign-in', 'visits', 'spend']
      : ['activate']
  const reasons = verdict.reasons.filter(({ kind }) => !untold.includes(kind))
  return (
    <Verdict
      title={title}
      answer={copy.headline(ANSWER_TEXTS[verdict.answer])}
      kind={KINDS[verdict.answer]}
      text={<Sentence verdict={verdict} />}
    >
      <TickList
        items={[
          ...reasons.map((reason) => ({ text: verdictLine(reason, copy), icon: reason.holds ? undefined : closeIcon })),
          { text: copy.say(texts.notSeen), icon: alertIcon },
        ]}
      />
    </Verdict>
  )
}

function Sentence({ verdict: { answer, todo, span } }: { readonly verdict: Answer }) {
  if (answer === 'once' && todo !== null && todo !== 'unlock') return <Say text={TODO_TEXTS[todo]} />
  return span === null ? null : <Say text={texts.paidBy} values={{ time: clockTime(span.to) }} />
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A reason for the answer in the partner's wording. Dates and days are in the restaurant's zone. */
function verdictLine(reason: VerdictReason, copy: Copy): string {
  // A plain date has no zone; read as UTC it remains the same day.
  const day = (iso: string) => copy.date(`${iso}T00:00:00Z`, 'day', 'UTC')
  switch (reason.kind) {
    case 'not-started':
      return copy.say(texts.notStarted, { date: day(reason.firstDay) })
    case 'ended':
      return copy.say(texts.ended, { date: day(reason.lastDay) })
    case 'leaving-soon':
      return copy.say(texts.leavingSoon, { date: day(reason.lastDay) })
    case 'open-now':
      return copy.say(texts.openNow, { time: clockTime(reason.until) })
    case 'opens-later':
      return copy.say(texts.opensLater, { time: clockTime(reason.at) })
    case 'closed':
      return copy.say(texts.closedToday)
    case 'every-day':
      return copy.say(texts.everyDay)
    case 'days':
      return copy.say(texts.earningDays, { days: LIST.format(reason.days) })
    case 'meals':
      return copy.say(texts.earningMeals, { meals: LIST.format(reason.meals.map((meal) => meal.toLowerCase())) })
    case 'visits':
      return copy.say(texts.visitsUsed, { used: reason.used, max: reason.max })
    case 'spend':
      return copy.say(texts.spendLeft, { left: copy.shortMoney(reason.leftCents), max: copy.shortMoney(reason.maxCents) })
    case 'tier':
      return copy.say(texts.needsTier, { tier: TIER_NAMES[reason.needs] })
    case 'sign-in':
      return copy.say(texts.signInFirst)
    case 'activate':
      return copy.say(texts.activateFirst)
    case 'card':
      return copy.say(reason.holds ? texts.cardLinked : texts.cardMissing)
    case 'flex':
      return copy.say(texts.flexLine, { benefit: copy.bonus(reason.units).text })
  }
}
