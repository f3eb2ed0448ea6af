import type { AnswerOf } from '@dining/api-client'
import type { Member } from '@dining/contract'
import { account } from '@dining/copy-engine/texts/account'
import { activity } from '@dining/copy-engine/texts/activity'
import { HAS_RATE_STEPS, localTime, progressYear, rateOf, TIER_NAMES } from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { LinkButton, Panel, Rate, Skeleton, TextLink, TierTrack } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import { useState, type ReactNode } from 'react'

import { VipNotes } from '../vip-path/VipPath.tsx'
import * as css from './StatusSummary.css.ts'
import { useGreeting } from './greeting.ts'

interface StatusSummaryProps {
  readonly member: Member
  /** Undefined while it is not loaded; the rest is shown without it. */
  readonly summary: AnswerOf<'getDineSummary'> | undefined
  /** Whether the summary is still loading. */
  readonly pending: boolean
}

/** A member's status: tier, progress to VIP, rate and the figures of the year (ACCOUNT-01, ACCOUNT-11, TIER-07). */
export function StatusSummary({ member, summary, pending }: StatusSummaryProps) {
  const copy = useCopy()
  const { features } = usePartner()
  const greeting = useGreeting()
  const rate = copy.rateOf(member.tierLevel)
  const progress = features.hasVIP ? member.diningProgress : null
  // A member who has just joined may have given no name for the greeting.
  const youAre = copy.say(account.youAre, { tier: TIER_NAMES[member.tierLevel] })
  const later = pending ? <Skeleton width="4em" /> : undefined
  return (
    <Panel kind="brand" as="section" aria-labelledby="standing" className={css.status}>
      <div className={css.who}>
        <h1 id="standing">{member.firstName ? copy.say(greeting) : youAre}</h1>
        {member.firstName && progress?.status !== 'Qualified' && <p>{youAre}</p>}
      </div>
      {progress && <WayToVip progress={progress} />}
      {progress && <Track progress={progress} />}
      <dl className={css.facts}>
        <Fact name={copy.say(account.earnedThisYear)}>{summary ? copy.benefit(summary.currentYearBenefits).text : later}</Fact>
        <Fact name={copy.say(account.dinesThisYear)}>{summary ? copy.count(summary.currentYearDines) : later}</Fact>
        {HAS_RATE_STEPS && <StepFact member={member} summary={summary} />}
        <Fact name={copy.say(account.rateNow)}>{rate?.text}</Fact>
        {features.hasVIP && member.tierLevel !== 3 && <Fact name={copy.say(account.rateAsVip)}>{copy.rateOf(3)?.text}</Fact>}
      </dl>
      {features.hasVIP && <VipNotes isReached={progress?.status === 'Qualified'} />}
      <div className={css.next}>
        <LinkButton icon={searchIcon} href={paths.search()}>
          {copy.action(account.find)}
        </LinkButton>
        {summary && summary.currentYearDines > 0 && (
          <p>
            <TextLink href={paths.yearInReview({ year: copy.sayContent('{year}') })}>{copy.action(activity.year)}</TextLink>
          </p>
        )}
        {features.hasHousehold && (
          <p>
            <TextLink href={paths.household()}>{copy.action(account.household)}</TextLink>
          </p>
        )}
        {member.tierLevel === 0 && !features.hideEmailOptIn && copy.rateOf(2) && (
          <p>
            <Say text={account.selectHint} /> <TextLink href={paths.userProfile()}>{copy.say(account.selectAction)}</TextLink>
          </p>
        )}
      </div>
    </Panel>
  )
}

/** Renders nothing for values that are not loaded. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === undefined) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The way to the next full step of a rate in cents per gallon; nothing in other programs. */
function StepFact({ member, summary }: Pick<StatusSummaryProps, 'member' | 'summary'>) {
  const copy = useCopy()
  const rate = rateOf(usePartner().program.earnRates, member.tierLevel)
  const kept = summary?.stepKept ?? null
  if (rate?.kind !== 'fuel' || kept === null) return null
  const name = copy.say(account.towardStep, { benefit: { words: copy.benefit(rate.tenthsOfCentPerGallon).text } })
  return <Fact name={name}>{copy.say(account.ofStep, { kept: copy.money(kept), step: copy.shortMoney(rate.perCents) })}</Fact>
}

function Track({ progress: { dinesRequired: goal, remainingDines } }: { readonly progress: NonNullable<Member['diningProgress']> }) {
  const copy = useCopy()
  const done = goal - remainingDines
  return <TierTrack done={done} goal={goal} goalMark={TIER_NAMES[3]} label={copy.say(account.track, { done, goal })} />
}

/** The distance to VIP, or the date until which it is valid (TIER-08, TIER-09, TIER-10). */
function WayToVip({ progress }: { readonly progress: NonNullable<Member['diningProgress']> }) {
  const copy = useCopy()
  const { program } = usePartner()
  const [now] = useState(() => new Date())
  const nextYear = String(progressYear(progress.status, localTime(now, program.timeZone).year))
  const left = progress.remainingDines
  if (progress.status === 'Qualified') return <p className={css.way}>{copy.say(account.complete, { nextYear })}</p>
  if (progress.status === 'QualifiedAndBuilding') {
    return <p className={css.way}>{copy.say(account.dinesToRenew, { count: left, nextYear })}</p>
  }
  return (
    <p>
      <Rate
        size="panel"
        value={copy.count(left)}
        unit={`${copy.say(account.dinesLeftUnit, { count: left })} ${copy.say(account.toVip)}`}
        note={copy.say(account.byYearEnd)}
      />
    </p>
  )
}
