import { useApi } from '@dining/api-client'
import { yearInReviewQuery } from '@dining/api-client/queries'
import type { YearInReview } from '@dining/contract'
import { yearReview as texts } from '@dining/copy-engine/texts/year-in-review'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, classNames, EmptyState, LinkButton, Panel, Rate, TextLink, useIsInBrowser } from '@dining/ui'
import { searchIcon } from '@dining/ui/icons'
import { stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { Months } from './Months.tsx'
import * as status from '../overview/StatusSummary.css.ts'
import * as css from './year.css.ts'

// Only the browser draws it.
const SharedPicture = /* @__PURE__ */ lazy(() => import('./SharedPicture.tsx').catch(() => ({ default: () => null })))

/** A year of the member's ledger: what was earned, where, and by month, with a picture to share. @param year four digits */
export function YearScreen({ year }: { readonly year: string }) {
  const { data } = useQuery(yearInReviewQuery(useApi(), year))
  if (!data) return <AccountPage current={paths.recentActivity()}>{null}</AccountPage>
  return (
    <AccountPage current={paths.recentActivity()} top={<YearHead review={data} />}>
      <YearSheet review={data} />
    </AccountPage>
  )
}

interface YearProps {
  readonly review: YearInReview
}

/** The sums of the year. */
export function YearHead({ review }: YearProps) {
  const copy = useCopy()
  const { favorite, best, joinedOn, dines, places } = review
  const which = String(review.year)
  const benefit = copy.benefit(review.benefits)
  return (
    <Panel kind="brand" as="section" aria-labelledby="year" className={classNames(status.status, css.onBrand)}>
      <div className={status.who}>
        <h1 id="year">{copy.headline(review.isSoFar ? texts.headingSoFar : texts.heading, { which })}</h1>
        {joinedOn !== null && <p>{copy.say(texts.joined, { date: copy.date(joinedOn, 'long') })}</p>}
      </div>
      <p>
        <Rate size="panel" value={benefit.numeral} unit={benefit.unit} note={copy.say(texts.earned)} />
      </p>
      <dl className={status.facts}>
        <Fact name={copy.say(texts.dines)}>{copy.count(dines)}</Fact>
        <Fact name={copy.say(texts.places)}>{copy.count(places)}</Fact>
        {favorite && (
          <Fact name={copy.say(texts.favorite)} note={copy.say(texts.favoriteDines, { count: favorite.dines })}>
            {favorite.activeMerchant ? <Anchor href={paths.merchant(favorite)}>{favorite.name}</Anchor> : favorite.name}
          </Fact>
        )}
        {best && (
          <Fact name={copy.say(texts.best)} note={copy.say(texts.bestAt, { restaurant: best.name, date: copy.date(best.day, 'day') })}>
            <Anchor href={paths.dine(best)}>{copy.benefit(best.benefit).text}</Anchor>
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

interface FactProps {
  readonly name: string
  readonly note?: string
  readonly children: ReactNode
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </dd>
    </div>
  )
}

/** The months and the picture of a year in which something was earned, and the way to the other years. */
export function YearSheet({ review }: YearProps) {
  const copy = useCopy()
  const which = String(review.year)
  const isInBrowser = useIsInBrowser()
  const isEmpty = review.dines === 0 && review.benefits === 0
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={copy.headline(review.isSoFar ? texts.emptyTitleSoFar : texts.emptyTitle, { which })}
          tagline={copy.say(texts.emptyText)}
          action={
            <LinkButton icon={searchIcon} href={paths.search()}>
              {copy.action(texts.find)}
            </LinkButton>
          }
        />
      ) : (
        <section className={stack} aria-labelledby="months">
          <h2 id="months">{copy.headline(texts.byMonth)}</h2>
          <Months review={review} />
        </section>
      )}
      <Years review={review} />
      {/* Last, because it comes after the page. */}
      {review.dines > 0 && isInBrowser && (
        <Suspense>
          <SharedPicture review={review} />
        </Suspense>
      )}
    </>
  )
}

/** The years since the member joined, the latest first; nothing if this is the only one. */
function Years({ review: { year, firstYear, lastYear } }: YearProps) {
  const copy = useCopy()
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => lastYear - at)
  if (years.length === 1) return null
  return (
    <nav className={css.years} aria-labelledby="years">
      <h2 id="years">{copy.headline(texts.years)}</h2>
      <ul>
        {years.map((one) => (
          <li key={one}>
            <TextLink href={paths.yearInReview({ year: one })} aria-current={one === year ? 'page' : undefined}>
              {String(one)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
