import type { AnswerOf } from '@dining/api-client'
import type { Member } from '@dining/contract'
import { account } from '@dining/copy-engine/texts/account'
import { localTime, progressYear, TIER_NAMES } from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { Panel, Rate, TierTrack } from '@dining/ui'
import { useState } from 'react'

import * as css from '../account.css.ts'

interface StatusSummaryProps {
  readonly member: Member
  /** Undefined while it is not known; the rest stands without it. */
  readonly summary: AnswerOf<'getDineSummary'> | undefined
}

/** Where a member stands: tier, way to VIP, rate and the year's figures (ACCOUNT-01, ACCOUNT-11, TIER-09). */
export function StatusSummary({ member, summary }: StatusSummaryProps) {
  const copy = useCopy()
  const { features } = usePartner()
  const rate = copy.rateOf(member.tierLevel)
  const earned = summary && copy.benefit(summary.currentYearBenefits)
  return (
    <Panel kind="brand" as="section" aria-labelledby="standing">
      <div className={css.status}>
        <h1 id="standing">{copy.say(account.greeting, { tier: TIER_NAMES[member.tierLevel] })}</h1>
        <div className={css.figures}>
          {features.hasVIP && member.diningProgress && <WayToVip progress={member.diningProgress} />}
          <dl className={css.facts}>
            {earned && (
              <div>
                <dt>{copy.say(account.earnedThisYear)}</dt>
                <dd>{earned.text}</dd>
              </div>
            )}
            {rate && (
              <div>
                <dt>{copy.say(account.rateNow)}</dt>
                <dd>{rate.text}</dd>
              </div>
            )}
          </dl>
        </div>
        {features.hasVIP && member.diningProgress && <Track progress={member.diningProgress} />}
        {member.tierLevel === 0 && (
          <p>
            <Say text={account.selectHint} />
          </p>
        )}
      </div>
    </Panel>
  )
}

type Progress = NonNullable<Member['diningProgress']>

function WayToVip({ progress }: { readonly progress: Progress }) {
  const copy = useCopy()
  const { program } = usePartner()
  const [now] = useState(() => new Date())
  const year = progressYear(progress.status, Number(localTime(now, program.timeZone).date.slice(0, 4)))
  const left = progress.remainingDines
  if (progress.status === 'Qualified') return <p>{copy.say(account.complete, { nextYear: String(year) })}</p>
  if (progress.status === 'QualifiedAndBuilding') return <p>{copy.say(account.dinesToRenew, { count: left, nextYear: String(year) })}</p>
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

function Track({ progress: { dinesRequired, remainingDines } }: { readonly progress: Progress }) {
  const copy = useCopy()
  const done = dinesRequired - remainingDines
  return (
    <TierTrack done={done} goal={dinesRequired} goalMark={TIER_NAMES[3]} label={copy.say(account.track, { done, goal: dinesRequired })} />
  )
}
