import type { ScheduledEvent, StudioPartner } from '@dining/contract/studio'
import { Loading, Skeleton, TextLink } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { scheduleQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { useSession } from '../app/session.ts'
import * as decisions from '../decisions/decisions.css.ts'
import * as entries from '../entries/entries.css.ts'
import { SETS } from '../entries/sets.ts'
import { momentWords } from '../entries/status.ts'
import { humanise } from '../form/labels.ts'

const WORDS: Readonly<Record<ScheduledEvent['kind'], string>> = { starts: 'Starts', changes: 'Changes', ends: 'Ends' }

/** What begins, changes and ends next on the sites of all partners of the operator, each in the partner's time zone. */
export function SchedulePage() {
  const { partners } = useSession().operator
  const { data, error, isPending, refetch } = useQuery(scheduleQuery)
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>What is due next · Studio</title>
      <h1 className={app.heading}>What is due next</h1>
      <p className={app.quiet}>Scheduled entries of all your partners, in the coming year. Each time is in the partner’s time zone.</p>
      <TextLink href="/">All partners</TextLink>
      {isPending && (
        <Loading label="Loading the schedule">
          <Skeleton height="320px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data?.events.length === 0 && (
        <p className={decisions.empty}>Nothing is scheduled. To schedule an entry, open it, choose “Publish …” and then “At a time”.</p>
      )}
      {data && data.events.length > 0 && (
        <ul className={entries.rows}>
          {data.events.map((event) => (
            <Event key={`${event.partner} ${event.set} ${event.slug} ${event.version}`} {...{ partners, event }} />
          ))}
        </ul>
      )}
      {data && data.more > 0 && <p className={app.quiet}>{data.more} more follow. The calendar of each partner has them.</p>}
    </main>
  )
}

interface EventProps {
  readonly partners: readonly StudioPartner[]
  readonly event: ScheduledEvent
}

function Event({ partners, event: { partner: id, at, kind, set, slug, version, by } }: EventProps) {
  const partner = partners.find((one) => one.id === id)
  if (!partner) return null
  return (
    <li>
      <Link className={entries.row} to={`/${id}/${set}/${slug}`}>
        <span className={entries.name}>{humanise(slug)}</span>
        <span className={entries.about}>
          {partner.programName}, {SETS[set].title}, version {version} by {by}
        </span>
        <span className={entries.state}>
          <span className={entries.chipDraft}>
            {WORDS[kind]} <time dateTime={at}>{momentWords(at, partner.timeZone)}</time>
          </span>
        </span>
      </Link>
    </li>
  )
}
