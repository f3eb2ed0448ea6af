import { activity } from '@dining/copy-engine/texts/activity'
import { UnsentLater } from '@dining/offline'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton, Loading, Notice, Pagination, Skeleton, StatusList, TextLink } from '@dining/ui'
import { quiet, row, small, spread, stack } from '@dining/ui/layout'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import * as css from './ActivityPage.css.ts'
import { DownloadSection } from './DownloadSection.tsx'
import { ReportedDines } from './ReportedDines.tsx'

interface ActivityPageProps {
  readonly heading: string
  /** Content above the list, including the controls that choose its rows. */
  readonly summary?: ReactNode
  readonly filter?: ReactNode
  /** What the list shows, apart from the page number. A change of it does not count as a change of page. */
  readonly show?: string | undefined
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
  /** Whether the rows are those of the previous page, while the next ones load. */
  readonly waiting: boolean
  readonly children: ReactNode
}

/** The frame of recent activity: the missing-rewards banner, a list, its pagination, its download and how amounts are calculated (ACTIVITY-01 … ACTIVITY-06). */
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
  // While the next rows load, `pages` belongs to the previous rows.
  const isBeyondLast = !waiting && pages > 0 && page > pages
  return (
    <AccountPage current={paths.recentActivity()}>
      <section className={stack}>
        <div className={spread}>
          <h1>{heading}</h1>
          <TextLink href={paths.yearInReview({ year: copy.sayContent('{year}') })}>{copy.action(activity.year)}</TextLink>
        </div>
        <div ref={missing} tabIndex={-1} className={css.missing}>
          <Notice title={copy.say(activity.missingTitle)}>
            <p>{copy.say(activity.missingText)}</p>
            <p className={row}>
              <TextLink href={paths.missingDine()}>{copy.action(activity.missingAction)}</TextLink>
              <TextLink href={support.email.href}>{copy.action(activity.missingContact)}</TextLink>
            </p>
          </Notice>
        </div>
        {page === 1 && <UnsentLater />}
        {page === 1 && <ReportedDines />}
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
        {pages > 0 && <DownloadSection />}
        {/* Texts link to it (COPY-15). */}
        <p id="disclaimer" className={`${small} ${quiet}`}>
          {copy.say(activity.disclaimer)}
        </p>
      </section>
    </AccountPage>
  )
}

/** The address asks for a page after the last one: links to the pages that exist. */
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
  /** The maximum number of rows; all of the page by default. */
  readonly rows?: number | undefined
  /** The text for an empty answer; by default that nothing was earned yet. */
  readonly empty?: { readonly title: string; readonly tagline: string } | undefined
  readonly children: (row: Row) => ReactNode
}

const SKELETONS = [0, 1, 2]

/** The rows, or the reason for their absence with a link to the search for restaurants (ACTIVITY-04, ACTIVITY-09, ACTIVITY-10). */
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
