import type { AnswerOf } from '@dining/api-client'
import type { MerchantSearchQuery } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { paths, writeStored } from '@dining/session'
import { Button, CardGrid, EmptyState, Loading, MerchantCardSkeleton, Pagination } from '@dining/ui'
import type { UseQueryResult } from '@tanstack/react-query'

import { MerchantTile } from '../tile/MerchantTile.tsx'
import { defaultSort, sortChoices } from './filters.ts'
import * as css from './SearchResults.css.ts'
import { changed, filterCount, withoutFilters } from './search-state.ts'

interface SearchResultsProps {
  readonly query: MerchantSearchQuery
  readonly found: UseQueryResult<AnswerOf<'searchMerchants'>>
  /** Another search is on its way; what stands here is of the one before. */
  readonly moving: boolean
  readonly onChange: (query: MerchantSearchQuery) => void
}

/** Pictures of the first view are fetched at once, the rest when they come near. */
const EAGER_TILES = 3
/** Miles of the widest search. */
const WIDEST_RADIUS = '100'
const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7]

/** Merchants of a search by pages, and what stands there while there are none, none yet, or none to be had (SEARCH-21, SEARCH-23). */
export function SearchResults({ query, found, moving, onChange }: SearchResultsProps) {
  const copy = useCopy()
  if (found.isPending) {
    return (
      <Loading label={copy.say(search.searching)}>
        <CardGrid>
          {SKELETONS.map((tile) => (
            <li key={tile}>
              <MerchantCardSkeleton />
            </li>
          ))}
        </CardGrid>
      </Loading>
    )
  }
  if (!found.data) {
    return (
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
    return (
      <EmptyState
        headingLevel={1}
        title={copy.headline(search.noResultsTitle)}
        tagline={copy.say(search.noResultsText, { place: near })}
        action={
          <>
            {filterCount(query) > 0 && (
              <Button onClick={() => onChange(withoutFilters(query))}>{copy.action(search.noResultsAction)}</Button>
            )}
            {query.radius !== WIDEST_RADIUS && (
              <Button kind="quiet" onClick={() => onChange(changed(query, { radius: WIDEST_RADIUS }))}>
                {copy.action(search.widen)}
              </Button>
            )}
          </>
        }
      />
    )
  }
  const page = Number(query.pageNo ?? 1)
  return (
    <div aria-busy={moving || found.isFetching} className={moving || found.isPlaceholderData ? css.stale : undefined}>
      <div className={css.head}>
        <h1 aria-live="polite">
          {copy.headline(search.results, { count: totalResultSize })}{' '}
          <span className={css.near}>{copy.say(search.near, { place: near })}</span>
        </h1>
        <SortSelect query={query} onChange={onChange} />
      </div>
      <CardGrid aria-label={copy.say(search.resultsLabel)}>
        {merchants.map((merchant, index) => (
          <li key={merchant.id}>
            <MerchantTile
              merchant={merchant}
              headingLevel={2}
              eager={index < EAGER_TILES}
              onClick={() => writeStored('selectedMerchant', merchant.id)}
            />
          </li>
        ))}
      </CardGrid>
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
