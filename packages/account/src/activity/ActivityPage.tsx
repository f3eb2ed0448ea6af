import { activity } from '@dining/copy-engine/texts/activity'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton, Loading, Notice, Pagination, Skeleton, StatusList, TextLink } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import * as css from './ActivityPage.css.ts'

interface ActivityPageProps {
  readonly heading: string
  /** Above the list, and what chooses its rows. */
  readonly summary?: ReactNode
  readonly filter?: ReactNode
  /** What the list shows beside the page's number: another choice is no turn of a page. */
  readonly show?: string | undefined
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
  /** Are the rows those of the page before, while the next are on their way? */
  readonly waiting: boolean
  readonly children: ReactNode
}

/** The frame of recent activity: the missing-rewards banner, a list, its pages and how figures come about (ACTIVITY-01 … ACTIVITY-06). */
export function ActivityPage({ heading, summary, filter, show = '', page, pages, href, waiting, children }: ActivityPageProps) {
  const copy = useCopy()
  const { support } = usePartner()
  const missing = useRef<HTMLDivElement>(null)
  const shown = useRef({ page, show })
  useEffect(() => {
    const turned = shown.current.page !== page && shown.current.show === show
    shown.current = { page, show }
    if (turned) missing.current?.focus()
  }, [page, show])
  // While the next rows are on their way, `pages` is that of the rows before.
  const isBeyondLast = !waiting && pages > 0 && page > pages
  return (
    <AccountPage current={paths.recentActivity()}>
      <section className={stack}>
        <h1>{heading}</h1>
        <div ref={missing} tabIndex={-1} className={css.missing}>
          <Notice title={copy.say(activity.missingTitle)}>
            <p>{copy.say(activity.missingText)}</p>
            <TextLink href={support.email.href}>{copy.action(activity.missingAction)}</TextLink>
          </Notice>
        </div>
        {summary && <div className={css.summary}>{summary}</div>}
        {filter}
        <div className={waiting ? css.waiting : undefined} aria-busy={waiting || undefined}>
          {isBeyondLast ? <NoSuchPage {...{ page, pages, href }} /> : children}
        </div>
        {!isBeyondLast && (
          <div className={css.pages}>
            <Pagination
              page={page}
              pages={pages}
              href={href}
              navLabel={copy.say(activity.pagination)}
              previousLabel={copy.say(activity.previousPage)}
              nextLabel={copy.say(activity.nextPage)}
              pageLabel={(number) => copy.say(activity.page, { number: String(number) })}
            />
          </div>
        )}
        <p className={`${small} ${quiet}`}>{copy.say(activity.disclaimer)}</p>
      </section>
    </AccountPage>
  )
}

/** The address asks for a page after the last one: the ways to those that exist. */
function NoSuchPage({ page, pages, href }: Pick<ActivityPageProps, 'page' | 'pages' | 'href'>) {
  const copy = useCopy()
  return (
    <EmptyState
      title={copy.headline(activity.noSuchPageTitle, { page: String(page) })}
      tagline={copy.say(activity.noSuchPage)}
      action={
        <>
          <LinkButton href={href(1)}>{copy.action(activity.firstPage)}</LinkButton>
          {pages > 1 && (
            <LinkButton kind="quiet" href={href(pages)}>
              {copy.action(activity.lastPage)}
            </LinkButton>
          )}
        </>
      }
    />
  )
}

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
