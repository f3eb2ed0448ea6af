import { useApi } from '@dining/api-client'
import { transactionsQuery } from '@dining/api-client/queries'
import { activity } from '@dining/copy-engine/texts/activity'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { activityPage, pageOf } from './activity-page.ts'
import { ActivityList, ActivityPage } from './ActivityPage.tsx'
import { ActivityRow } from './ActivityRow.tsx'

/** Every dine with a linked card, newest first, ten to a page (ACTIVITY-01 … ACTIVITY-10, ACTIVITY-25 … ACTIVITY-27). */
export function ActivityScreen() {
  const copy = useCopy()
  const [address] = useSearchParams()
  const page = pageOf(address)
  const answer = useQuery({ ...transactionsQuery(useApi(), activityPage(page)), placeholderData: keepPreviousData })
  return (
    <ActivityPage
      heading={copy.headline(activity.heading)}
      page={page}
      pages={answer.data?.totalPages ?? 0}
      href={(to) => paths.recentActivity(to === 1 ? {} : { page: to })}
      waiting={answer.isPlaceholderData}
    >
      <ActivityList answer={answer}>
        {(row) => <ActivityRow key={row.sourceTransactionId} row={row} rows={answer.data?.data} />}
      </ActivityList>
    </ActivityPage>
  )
}
