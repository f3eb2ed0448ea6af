import type { AnswerOf } from '@dining/api-client'
import { activity } from '@dining/copy-engine/texts/activity'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton, Loading, Skeleton, StatusList } from '@dining/ui'
import type { UseQueryResult } from '@tanstack/react-query'

import { ActivityRow } from './ActivityRow.tsx'

interface ActivityListProps {
  readonly answer: UseQueryResult<AnswerOf<'getTransactions'>>
  /** At most so many; all of the page otherwise. */
  readonly rows?: number
}

const SKELETONS = [0, 1, 2]

/** The rows, or why there are none, with the way to the next table (ACTIVITY-04, ACTIVITY-09, ACTIVITY-10). */
export function ActivityList({ answer, rows }: ActivityListProps) {
  const copy = useCopy()
  if (answer.isPending) {
    return (
      <Loading label={copy.say(activity.loading)}>
        {SKELETONS.map((row) => (
          <Skeleton key={row} width="100%" height="64px" />
        ))}
      </Loading>
    )
  }
  const list = answer.data?.data ?? []
  if (list.length === 0) {
    return (
      <EmptyState
        title={copy.headline(answer.data ? activity.emptyTitle : activity.errorTitle)}
        tagline={copy.say(answer.data ? activity.emptyText : activity.errorText)}
        action={<LinkButton href={paths.search()}>{copy.action(activity.emptyAction)}</LinkButton>}
      />
    )
  }
  return (
    <StatusList>
      {list.slice(0, rows).map((row) => (
        <ActivityRow key={row.sourceTransactionId} row={row} />
      ))}
    </StatusList>
  )
}
