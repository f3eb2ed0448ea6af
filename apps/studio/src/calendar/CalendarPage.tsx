import type { CalendarEvent, StudioPartner } from '@dining/contract/studio'
import { Icon, Loading, Skeleton } from '@dining/ui'
import { leftIcon, rightIcon } from '@dining/ui/icons'
import { visuallyHidden } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'

import { calendarQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PageError } from '../app/PageError.tsx'
import { useSession } from '../app/session.ts'
import * as entries from '../entries/entries.css.ts'
import { SETS } from '../entries/sets.ts'
import { humanise } from '../form/labels.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import * as css from './calendar.css.ts'
import {
  dayIn,
  dayWords,
  monthNamed,
  monthOf,
  monthsFrom,
  monthWords,
  periodOf,
  shortMonthWords,
  timeWords,
  WEEKDAYS,
  weeksOf,
  zoneWords,
  type Day,
  type Month,
} from './month.ts'

/** The name of the month in the page's address. */
const MONTH = 'month'

/** When entries begin, change and end on a partner's site, by month. */
export function CalendarPage() {
  const { partner: id } = useParams()
  const partner = useSession().operator.partners.find((one) => one.id === id)
  return partner ? <Calendar partner={partner} /> : <PageError />
}

function Calendar({ partner }: { readonly partner: StudioPartner }) {
  const { timeZone } = partner
  const [parameters] = useSearchParams()
  const [now] = useState(() => new Date())
  const today = dayIn(timeZone, now)
  const month = monthNamed(parameters.get(MONTH)) ?? monthOf(today)
  const { from, to } = periodOf(month, timeZone)
  const { data, error, isPending, refetch } = useQuery(calendarQuery(partner.id, from, to))
  const days = Map.groupBy(data?.events ?? [], ({ at }) => dayIn(timeZone, new Date(at)))
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`${monthWords(month)} · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <div className={css.head}>
        <h2 className={css.month} aria-live="polite">
          {monthWords(month)}
        </h2>
        <Months month={month} today={today} />
      </div>
      <p className={css.zone}>
        Days and times are in {zoneWords(timeZone)} ({timeZone.replaceAll('_', ' ')}). What came with the site is not listed.
      </p>
      {isPending && (
        <Loading label="Loading the calendar">
          <Skeleton height="320px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Grid {...{ month, today, days }} />
          {data.events.length === 0 && (
            <div className={css.empty}>
              <p>Nothing begins, changes or ends in {monthWords(month)}.</p>
              <p className={app.quiet}>To schedule an entry, open it, choose “Publish …” and then “At a time”.</p>
            </div>
          )}
          {[...days].map(([day, events]) => (
            <section key={day} className={css.day} aria-labelledby={idOf(day)}>
              <h3 className={css.dayTitle} id={idOf(day)} tabIndex={-1}>
                {dayWords(day)}
                {day === today && ', today'}
              </h3>
              <ul className={entries.rows}>
                {events.map((event) => (
                  <Event key={`${event.set} ${event.slug} ${event.version}`} partner={partner} event={event} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </main>
  )
}

const idOf = (day: Day) => `day-${day}`

/** The months before and after, and the current one. */
function Months({ month, today }: { readonly month: Month; readonly today: Day }) {
  const [before, after] = [monthsFrom(month, -1), monthsFrom(month, 1)]
  return (
    <nav className={css.months} aria-label="Months">
      {monthNamed(before) && (
        <Link className={css.step} to={{ search: `?${MONTH}=${before}` }}>
          <Icon d={leftIcon} size="small" />
          {shortMonthWords(before)}
        </Link>
      )}
      <Link className={css.step} to={{ search: '' }} aria-current={month === monthOf(today) ? 'date' : undefined}>
        This month
      </Link>
      {monthNamed(after) && (
        <Link className={css.step} to={{ search: `?${MONTH}=${after}` }}>
          {shortMonthWords(after)}
          <Icon d={rightIcon} size="small" />
        </Link>
      )}
    </nav>
  )
}

const WORDS: Readonly<Record<CalendarEvent['kind'], readonly [coming: string, past: string]>> = {
  starts: ['Starts', 'Started'],
  changes: ['Changes', 'Changed'],
  ends: ['Ends', 'Taken off'],
}

const wordsOf = ({ kind, isPast }: CalendarEvent) => WORDS[kind][isPast ? 1 : 0]

function Event({ partner, event }: { readonly partner: StudioPartner; readonly event: CalendarEvent }) {
  const { at, set, slug, version, by, isPast } = event
  return (
    <li>
      <Link className={css.event} to={`/${partner.id}/${set}/${slug}`}>
        <time dateTime={at} className={css.time}>
          {timeWords(at, partner.timeZone)}
        </time>
        <span>
          <span className={entries.name}>{humanise(slug)}</span>
          <span className={css.about}>
            {SETS[set].title}, version {version} by {by}
          </span>
        </span>
        <span className={isPast ? entries.chip : entries.chipShown}>{wordsOf(event)}</span>
      </Link>
    </li>
  )
}

interface GridProps {
  readonly month: Month
  readonly today: Day
  readonly days: ReadonlyMap<Day, readonly CalendarEvent[]>
}

/** Titles that a cell shows; the list below has all. */
const IN_CELL = 3

/** The month as a table, where there is room; each day leads to its part of the list. */
function Grid({ month, today, days }: GridProps) {
  return (
    <table className={css.grid}>
      <caption className={visuallyHidden}>{monthWords(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS?.map(({ long, short }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={`${month} ${row}`}>
            {week.map((day, column) =>
              day === null ? (
                <td key={`${month} ${column}`} className={css.otherDay}>
                  <span className={visuallyHidden}>No day</span>
                </td>
              ) : (
                <td key={day} className={css.cell} aria-current={day === today ? 'date' : undefined}>
                  <DayCell day={day} events={days.get(day) ?? []} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, events }: { readonly day: Day; readonly events: readonly CalendarEvent[] }) {
  const number = <span className={css.number}>{Number(day.slice(-2))}</span>
  if (events.length === 0) return number
  return (
    <a className={css.cellLink} href={`#${idOf(day)}`}>
      {number}
      {events.slice(0, IN_CELL).map((event) => (
        <span key={`${event.set} ${event.slug} ${event.version}`} className={event.isPast ? css.pastTitle : css.comingTitle}>
          {wordsOf(event)}: {humanise(event.slug)}
        </span>
      ))}
      {events.length > IN_CELL && <span className={css.moreTitles}>and {events.length - IN_CELL} more</span>}
    </a>
  )
}
