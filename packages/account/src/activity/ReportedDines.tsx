import { useApi } from '@dining/api-client'
import { missingDinesQuery } from '@dining/api-client/queries'
import type { MissingDine } from '@dining/contract'
import { reportedDines as texts, reportStates } from '@dining/copy-engine/texts/reported-dines'
import { MISSING_DINE } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { StatusList, StatusRow, TextLink } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import * as css from './ActivityPage.css.ts'

const MS_PER_DAY = 86_400_000

/** Reports that wait, and those that were decided lately; a credited dine is in the list itself, with its own row. */
function shown(reports: readonly MissingDine[], now: Date): readonly MissingDine[] {
  const since = now.getTime() - MISSING_DINE.recentDays * MS_PER_DAY
  return reports.filter(({ state, changedAt }) => state === 'open' || state === 'asked' || Date.parse(changedAt) >= since)
}

/** The dines that a member has reported, above the list of activity; nothing without any, or if they did not load. */
export function ReportedDines() {
  const copy = useCopy()
  const [now] = useState(() => new Date())
  const { data } = useQuery(missingDinesQuery(useApi()))
  const reports = shown(data?.data ?? [], now)
  if (reports.length === 0) return null
  return (
    <section className={css.summary} aria-labelledby="reported">
      <h2 id="reported">{copy.headline(texts.title)}</h2>
      <StatusList>
        {reports.map(({ id, merchantName, dinedOn, amountCents, state, txnId }) => {
          const date = copy.date(dinedOn, 'day')
          const action = copy.action(state === 'asked' ? texts.reply : texts.see)
          const href = txnId === null ? `${paths.missingDine()}#report-${id}` : paths.dine({ txnId })
          return (
            <StatusRow
              key={id}
              title={merchantName}
              facts={[date]}
              amount={copy.money(amountCents)}
              status={copy.say(reportStates[state])}
              tone={state === 'granted' ? 'good' : state === 'refused' ? 'none' : 'half'}
              dim={state === 'refused'}
              action={
                <TextLink href={href} aria-label={copy.say(texts.seeOf, { action, restaurant: merchantName, date })}>
                  {action}
                </TextLink>
              }
            />
          )
        })}
      </StatusList>
    </section>
  )
}
