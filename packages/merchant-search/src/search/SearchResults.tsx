import { ApiFailure, type AnswerOf } from '@dining/api-client'
import type { Merchant } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { paths, writeStored } from '@dining/session'
import { Button, CardGrid, Chip, ChipGroup, EmptyState, Loading, Pagination } from '@dining/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore, type ComponentType } from 'react'

import { MerchantTile, MerchantTileSkeleton, servingsOf } from '../tile/MerchantTile.tsx'
import { defaultSort, removals, sortChoices, type FilterSection, type Removal } from './filters.ts'
import { ResultsAge, type LastResults } from './last-results.tsx'
import * as css from './SearchResults.css.ts'
import { changed, filterCount, hasPlace, WIDEST_RADIUS, withoutFilters, type SearchAddress } from './search-state.ts'

type Wanted = Pick<SearchAddress, 'date' | 'time' | 'party'>

/** Tables of the restaurants of a search, whose code loads later. */
export interface ResultTables {
  /** The fields of what is looked up. */
  readonly TableFields: ComponentType<{ readonly wanted: Wanted; readonly onWant: (change: Wanted) => void }>
  /** The tables of one restaurant, which is looked up together with the others. */
  readonly TablesOfCard: ComponentType<{
    readonly restaurant: Pick<Merchant, 'id' | 'name'>
    readonly merchantIds: readonly string[]
    readonly wanted: Wanted
  }>
}

interface SearchResultsProps {
  readonly query: SearchAddress
  readonly found: UseQueryResult<AnswerOf<'searchMerchants'>>
  /** The last results, which stay visible if the search fails (`useLastResults`). */
  readonly last?: LastResults | undefined
  /** Whether another search is loading; the shown results belong to the previous one. */
  readonly moving: boolean
  readonly onChange: (query: SearchAddress) => void
  /** The active filters, for a search that finds nothing. */
  readonly sections: readonly FilterSection[]
  /** Beside the map: the restaurant whose pin is hovered, focused or open. */
  readonly lifted?: string | undefined
  /** Beside the map: called with the restaurant that is hovered or focused. */
  readonly onPoint?: ((id: string | undefined) => void) | undefined
  /** Shown while the search is for restaurants that take reservations; null until their code is loaded. */
  readonly tables?: ResultTables | null | undefined
}

/** Pictures of the first view are fetched at once, the rest when they are scrolled near. */
const EAGER_TILES = 3
const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The pages of merchants of a search, with their loading, empty and error states (SEARCH-21, SEARCH-23). */
export function SearchResults({ query, found, last, moving, onChange, sections, lifted, onPoint, tables }: SearchResultsProps) {
  const copy = useCopy()
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  // Without a connection the call waits for one, and sends itself then.
  if (found.isPending && found.fetchStatus !== 'paused') {
    return (
      <Loading label={copy.say(search.searching)}>
        <CardGrid>
          {SKELETONS.map((tile) => (
            <li key={tile}>
              <MerchantTileSkeleton />
            </li>
          ))}
        </CardGrid>
      </Loading>
    )
  }
  if (!found.data && isRefused(found.error)) {
    return (
      <EmptyState
        headingLevel={1}
        title={copy.headline(search.errorTitle)}
        tagline={copy.say(search.badSearchText)}
        action={<Button onClick={() => onChange({})}>{copy.action(search.badSearchAction)}</Button>}
      />
    )
  }
  if (!found.data) {
    return (
      <>
        <div role="alert">
          <EmptyState
            headingLevel={1}
            title={copy.headline(search.errorTitle)}
            tagline={copy.say(search.errorText)}
            action={
              <Button busy={found.isFetching} onClick={() => void found.refetch()}>
                {copy.action(search.errorAction)}
              </Button>
            }
          />
        </div>
        {last && (
          <>
            <ResultsAge of={last} />
            <Tiles merchants={last.data.data} />
          </>
        )}
      </>
    )
  }
  const { data: merchants, place, totalPages, totalResultSize } = found.data
  if (place === null && query.location !== undefined) {
    return (
      <EmptyState
        headingLevel={1}
        title={copy.headline(search.unknownPlaceTitle)}
        tagline={copy.say(search.unknownPlaceText)}
        action={<Button onClick={() => onChange(changed(query, { location: undefined }))}>{copy.action(search.withoutPlace)}</Button>}
      />
    )
  }
  const near = place?.label ?? copy.say(search.yourPlace)
  if (merchants.length === 0) {
    const without = removals(query, sections, found.data.counts)
    return <NoResults query={query} near={near} hasOtherPages={totalResultSize > 0} without={without} onChange={onChange} />
  }
  const page = Number(query.pageNo ?? 1)
  const hasTables = tables !== undefined && query.reservations !== undefined
  return (
    <div aria-busy={moving || found.isFetching} className={moving || found.isPlaceholderData ? css.stale : undefined}>
      <div className={css.head}>
        <h1 aria-live="polite">
          {query.saved ? (
            copy.headline(search.savedResults, { count: totalResultSize })
          ) : (
            <>
              {copy.headline(search.results, { count: totalResultSize })}{' '}
              <span className={css.near}>{copy.say(search.near, { place: near })}</span>
            </>
          )}
        </h1>
        <SortSelect query={query} onChange={onChange} />
      </div>
      {!isOnline && last && <ResultsAge of={last} />}
      {hasTables && (
        <div className={css.tableFields}>
          {/* The results stay the same, and so does their page. */}
          {tables && <tables.TableFields wanted={query} onWant={(wanted) => onChange({ ...query, ...wanted })} />}
        </div>
      )}
      <Tiles merchants={merchants} lifted={lifted} onPoint={onPoint} {...(hasTables && { tables, wanted: query })} />
      <div className={css.pages}>
        <Pagination
          page={page}
          pages={totalPages}
          href={(to) => paths.search(changed(query, { pageNo: to === 1 ? undefined : String(to) }))}
          navLabel={copy.say(search.pages)}
          previousLabel={copy.say(search.previousPage)}
          nextLabel={copy.say(search.nextPage)}
          pageLabel={(to) => copy.say(search.page, { page: to })}
        />
      </div>
    </div>
  )
}

interface TilesProps extends Pick<SearchResultsProps, 'lifted' | 'onPoint' | 'tables'> {
  readonly merchants: readonly Merchant[]
  readonly wanted?: Wanted
}

function Tiles({ merchants, lifted, onPoint, tables, wanted }: TilesProps) {
  const copy = useCopy()
  const merchantIds = merchants.map(({ id }) => id)
  const variants = servingsOf(merchants)
  return (
    <CardGrid aria-label={copy.say(search.resultsLabel)}>
      {merchants.map((merchant, index) => (
        <li
          key={merchant.id}
          data-merchant={merchant.id}
          className={wanted && css.withTables}
          {...(onPoint && {
            onPointerEnter: () => onPoint(merchant.id),
            onPointerLeave: () => onPoint(undefined),
            onFocus: () => onPoint(merchant.id),
            onBlur: () => onPoint(undefined),
          })}
        >
          <MerchantTile
            merchant={merchant}
            headingLevel={2}
            eager={index < EAGER_TILES}
            variant={variants[index]}
            lifted={merchant.id === lifted}
            onClick={() => writeStored('selectedMerchant', merchant.id)}
          />
          {wanted && (
            <div className={css.tables}>{tables && <tables.TablesOfCard restaurant={merchant} {...{ merchantIds, wanted }} />}</div>
          )}
        </li>
      ))}
    </CardGrid>
  )
}

function watchConnection(report: () => void): () => void {
  addEventListener('online', report)
  addEventListener('offline', report)
  return () => {
    removeEventListener('online', report)
    removeEventListener('offline', report)
  }
}

/** Whether the server refused the search itself, so that a repetition would be refused again. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiFailure && error.error.kind === 'problem' && error.error.status === 400
}

interface NoResultsProps extends Pick<SearchResultsProps, 'query' | 'onChange'> {
  readonly near: string
  /** The address asks for a page after the last one. */
  readonly hasOtherPages: boolean
  /** The filters whose removal finds something. */
  readonly without: readonly Removal[]
}

/** Nothing was found: a button for each change that can help (SEARCH-21). */
function NoResults({ query, near, hasOtherPages, without, onChange }: NoResultsProps) {
  const copy = useCopy()
  const isNarrowed = filterCount(query) > 0 || query.restaurantOrCuisine !== undefined
  const place = {
    location: undefined,
    'location.latitude': undefined,
    'location.longitude': undefined,
    radius: undefined,
    bounds: undefined,
  }
  const ways = [
    hasOtherPages && { text: search.firstPage, to: changed(query, {}) },
    !hasOtherPages && filterCount(query) > 0 && { text: search.noResultsAction, to: withoutFilters(query) },
    !hasOtherPages &&
      query.restaurantOrCuisine !== undefined && { text: search.withoutWords, to: changed(query, { restaurantOrCuisine: undefined }) },
    !hasOtherPages &&
      query.radius !== WIDEST_RADIUS && { text: search.widen, to: changed(query, { radius: WIDEST_RADIUS, bounds: undefined }) },
    !hasOtherPages && hasPlace(query) && { text: search.withoutPlace, to: changed(query, place) },
  ].filter((way) => way !== false)
  const tagline = hasOtherPages
    ? copy.say(search.noSuchPage)
    : copy.say(isNarrowed ? search.noResultsText : search.noResultsAtAll, { place: near })
  return (
    <EmptyState
      headingLevel={1}
      title={hasOtherPages ? copy.headline(search.noSuchPageTitle, { page: query.pageNo ?? '' }) : copy.headline(search.noResultsTitle)}
      tagline={tagline}
      action={
        <>
          {!hasOtherPages && without.length > 0 && (
            <ChipGroup label={copy.say(search.filters)} className={css.without}>
              {without.map(({ label, to, count }) => (
                <Chip key={label} count={copy.count(count)} onClick={() => onChange(to)}>
                  {copy.say(search.without, { filter: label })}
                </Chip>
              ))}
            </ChipGroup>
          )}
          {ways.map(({ text, to }, index) => (
            <Button key={copy.action(text)} kind={index === 0 ? 'action' : 'quiet'} onClick={() => onChange(to)}>
              {copy.action(text)}
            </Button>
          ))}
        </>
      }
    />
  )
}

function SortSelect({ query, onChange }: Pick<SearchResultsProps, 'query' | 'onChange'>) {
  const copy = useCopy()
  const choices = sortChoices(query, copy)
  return (
    <label className={css.sort}>
      <span>{copy.say(search.sortBy)}</span>
      <select
        value={query.sortBy ?? defaultSort(query)}
        onChange={(event) => onChange(changed(query, { sortBy: choices.find(({ value }) => value === event.currentTarget.value)?.value }))}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
