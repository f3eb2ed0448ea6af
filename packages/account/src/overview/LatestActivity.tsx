import { transactionsQuery, useApi } from '@dining/api-client'
import { useQuery } from '@tanstack/react-query'

import { firstActivityPage } from '../activity/activity-page.ts'
import { ActivityList } from '../activity/ActivityList.tsx'
import { ActivityRow } from '../activity/ActivityRow.tsx'

/** Rows of activity on the overview. */
export const LATEST_ROWS = 4

/** The latest dines. */
export function LatestActivity() {
  const answer = useQuery(transactionsQuery(useApi(), firstActivityPage))
  return (
    <ActivityList answer={answer} rows={LATEST_ROWS}>
      {(row) => <ActivityRow key={row.sourceTransactionId} row={row} />}
    </ActivityList>
  )
}
