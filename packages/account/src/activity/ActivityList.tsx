import { activity } from '@dining/copy-engine/texts/activity'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton, Loading, Skeleton, StatusList } from '@dining/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface ActivityListProps<Row> {
  readonly answer: UseQueryResult<{ readonly data: readonly Row[] }>
  /** At most so many; all of the page otherwise. */
  readonly rows?: number | undefined
  /** What an empty answer says; by default that nothing was earned yet. */
  readonly empty?: { readonly title: string; readonly tagline: string } | undefined
  readonly children: (row: Row) => ReactNode
}

const SKELETONS = [0, 1, 2]

/** The rows, or why there are none, with the way to the next table (ACTIVITY-04, ACTIVITY-09, ACTIVITY-10). */
export function ActivityList<Row>({ answer, rows, empty, children }: ActivityListProps<Row>) {
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
  if (list.length > 0) return <StatusList>{list.slice(0, rows).map(children)}</StatusList>
  const nothing = empty ?? { title: copy.headline(activity.emptyTitle), tagline: copy.say(activity.emptyText) }
  const failed = { title: copy.headline(activity.errorTitle), tagline: copy.say(activity.errorText) }
  return (
    <EmptyState
      {...(answer.data ? nothing : failed)}
      action={<LinkButton href={paths.search()}>{copy.action(activity.emptyAction)}</LinkButton>}
    />
  )
}
