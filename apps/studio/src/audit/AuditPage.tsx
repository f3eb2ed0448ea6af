import type { StudioAuditEvent, StudioPartner } from '@dining/contract/studio'
import { Button, Loading, Skeleton } from '@dining/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { auditQuery, type AuditFilter } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PartnerPage } from '../decisions/DecisionPage.tsx'
import * as decisions from '../decisions/decisions.css.ts'
import * as entries from '../entries/entries.css.ts'
import { momentWords } from '../entries/status.ts'
import { humanise } from '../form/labels.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import * as css from './audit.css.ts'
import { actorWords, valuesOf } from './event-values.ts'
import { FilterForm } from './FilterForm.tsx'
import { TrailCheck } from './TrailCheck.tsx'

/** The audit trail of a partner, the newest event first. The filter may name a member, so it is in no address. */
export const AuditPage = () => <PartnerPage>{(partner) => <Audit key={partner.id} partner={partner} />}</PartnerPage>

function Audit({ partner }: { readonly partner: StudioPartner }) {
  const [filter, setFilter] = useState<AuditFilter>({})
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    auditQuery(partner.id, filter),
  )
  const [kinds, setKinds] = useState<readonly string[]>([])
  const events = data?.pages.flatMap((page) => page.events) ?? []
  const known = data?.pages[0]?.kinds
  // The list of kinds stays while other events are read.
  if (known && kinds.length === 0) setKinds(known)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`Audit trail · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <h2 className={decisions.title}>Audit trail</h2>
      <FilterForm {...{ partner, kinds }} onFilter={setFilter} />
      <TrailCheck partner={partner} />
      <p role="status" className={decisions.said}>
        {data && countWords(events.length, hasNextPage)}
      </p>
      {isPending && (
        <Loading label="Loading the events">
          <Skeleton height="480px" />
        </Loading>
      )}
      {data?.pages[0]?.events.length === 0 && (
        <p className={decisions.empty}>
          {isFiltered ? 'No event matches. Change the filter, or clear it.' : 'Nothing was recorded for this partner yet.'}
        </p>
      )}
      {events.length > 0 && (
        <ul className={entries.rows}>
          {events.map((event) => (
            <Event key={event.id} {...{ partner, event }} />
          ))}
        </ul>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      {hasNextPage && !error && (
        <Button kind="quiet" className={css.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older events
        </Button>
      )}
    </main>
  )
}

const countWords = (count: number, isMore: boolean) =>
  count === 0 ? 'No events.' : `${isMore ? 'The newest ' : ''}${count} ${count === 1 ? 'event' : 'events'}.`

function Event({ partner, event }: { readonly partner: StudioPartner; readonly event: StudioAuditEvent }) {
  const { at, kind, member } = event
  const values = [...(member === null ? [] : [['Member', member] as const]), ...valuesOf(event)]
  return (
    <li className={css.event}>
      <div>
        <p className={entries.name}>{humanise(kind)}</p>
        <p className={decisions.facts}>
          <time dateTime={at}>{momentWords(at, partner.timeZone)}</time>
        </p>
        <p className={decisions.facts}>{actorWords(event)}</p>
      </div>
      {values.length > 0 && (
        <dl className={css.values}>
          {values.map(([term, words], index) => (
            <div key={index}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
