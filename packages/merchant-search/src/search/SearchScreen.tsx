import { useApi, useFlag, useFlags } from '@dining/api-client'
import { defaultLocationQuery, merchantsQuery } from '@dining/api-client/queries'
import type { SearchCounts } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { DEFAULT_USER_LOCATION } from '@dining/domain'
import { SavedList } from '@dining/favorites'
import { KeepNearby } from '@dining/offline'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, readStored, track, useMember, writeStored } from '@dining/session'
import { Anchor, Chip, ChipGroup, ChipLink, Icon, Notice } from '@dining/ui'
import { content } from '@dining/ui/layout'
import { heartIcon, mapIcon, pinIcon, searchIcon, slidersIcon } from '@dining/ui/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'

import { useGrantedPosition } from '../position/use-position.ts'
import { CompactSearch } from './CompactSearch.tsx'
import { clock, defaultSort, filterSections, sortChoices } from './filters.ts'
import { changed, filterCount, isCorrected, pageSearch, searchInstead, searchOf, type SearchAddress } from './search-state.ts'
import { SearchMap } from '../map/SearchMap.tsx'
import { useLastResults } from './last-results.tsx'
import { ReadWords } from './ReadWords.tsx'
import { isRefused, type ResultTables, SearchResults } from './SearchResults.tsx'
import * as css from './SearchScreen.css.ts'
import { useFilterPanel } from './use-filter-panel.ts'
import { useSavedIds } from './use-saved-ids.ts'
import { useWordsReader } from './use-words-reader.ts'

/** Milliseconds without a key press before the typed text is searched. */
const TYPING_PAUSE_MS = 350

/** Filters that appear only in the panel, unless they are active. */
const RARE = /^(?:priceRange|mealsServed|cuisine|neighborhood|minRating|minReviews)-/

interface SearchScreenProps {
  /** Address of a map style that replaces the base map. */
  readonly mapStyle?: string | undefined
  /** Tables of restaurants that take reservations; null until their code is loaded, undefined where there are none. */
  readonly tables?: ResultTables | null | undefined
}

/** Restaurants around a place: the address contains the whole search, so that back, reload and a shared link work. */
export function SearchScreen({ mapStyle, tables }: SearchScreenProps) {
  const copy = useCopy()
  const { features } = usePartner()
  const tier = useMember()?.tierLevel
  const [address] = useSearchParams()
  const query = searchOf(address)
  const isMap = query.view === 'map'
  const api = useApi()
  const navigate = useNavigate()
  const isMoving = useNavigation().state !== 'idle'
  const [blocked, setBlocked] = useState(false)
  const panel = useFilterPanel()
  const [pointed, setPointed] = useState<string>()
  const [selected, setSelected] = useState<string>()
  const list = useRef<HTMLDivElement>(null)

  const standing = useGrantedPosition()
  const served = useQuery({ ...defaultLocationQuery(api), retry: false }).data
  const fallback = standing ?? served ?? DEFAULT_USER_LOCATION
  const flags = useFlags()
  const hasSaved = useFlag('merchantFavorites')
  const isSaved = hasSaved && query.saved === 'true'
  const { now: saved, listed, report: setSaved } = useSavedIds(isSaved)
  const isListing = !isSaved || (listed !== undefined && listed.length > 0)
  const hasNoSaved = isSaved && (listed === undefined ? saved === 'nothing-to-list' : listed.length === 0)
  const callOf = (of: SearchAddress) => pageSearch(of, fallback, isSaved ? listed : undefined)
  const asked = useQuery({ ...merchantsQuery(api, callOf(query)), placeholderData: keepPreviousData, retry: false, enabled: isListing })
  const instead = searchInstead(query, asked.isPlaceholderData ? undefined : asked.data?.place)
  const other = useQuery({
    ...merchantsQuery(api, callOf(instead ?? query)),
    placeholderData: keepPreviousData,
    retry: false,
    enabled: instead !== undefined,
  })
  const found = instead ? other : asked
  const last = useLastResults(found)
  const hasFailed = found.isError || (found.isPending && found.fetchStatus === 'paused')
  const onMap = found.data ?? (hasFailed ? last?.data : undefined)

  const go = (next: SearchAddress, replace = false) => void navigate(paths.search(next), { replace, preventScrollReset: true })
  const searchTyped = usePausedWords(isMoving, (text) => {
    if (text !== (query.restaurantOrCuisine ?? '')) go(changed(query, { restaurantOrCuisine: text || undefined, asked: undefined }), true)
  })
  useKeptSearch(address, query, (kept) => go(kept, true))
  useArrivedWords(query, (read) => go(read, true))
  const tellOfSearch = useEffectEvent((results: number) =>
    track({ event: 'search', location: query.location ?? '', restaurantOrCuisine: query.restaurantOrCuisine ?? '', results }),
  )
  const answer = found.isPlaceholderData ? undefined : found.data
  useEffect(() => {
    if (answer) tellOfSearch(answer.totalResultSize)
  }, [answer])

  const sectionsOf = (of: SearchAddress, counts: SearchCounts | undefined) =>
    filterSections(of, copy, { features, tier, allowed: flags.filters, counts })
  const on = filterCount(query)
  const otherView = paths.search(changed(query, { view: isMap ? undefined : 'map', pageNo: query.pageNo }))
  const sections = sectionsOf(query, found.data?.counts)
  const filters = sections.flatMap((section) => section.filters)
  // What was chosen in the panel or in words comes first, where it is seen.
  const chips = [...filters.filter(({ id, on: isOn }) => isOn && RARE.test(id)), ...filters.filter(({ id }) => !RARE.test(id))]
  return (
    <>
      <div className={css.bar} onPointerEnter={panel.prepare} onFocus={panel.prepare}>
        <div className={content}>
          <CompactSearch query={query} placeLabel={found.data?.place?.label} onBlocked={() => setBlocked(true)} onWords={searchTyped} />
          <ChipGroup label={copy.say(search.filters)} className={css.chips}>
            <Chip icon={slidersIcon} aria-haspopup="dialog" onClick={panel.open} {...(on > 0 ? { count: on } : {})}>
              {copy.say(search.filters)}
            </Chip>
            <span className={css.onlyWide}>
              <ChipLink href={otherView}>
                <Icon d={mapIcon} size="small" />
                {copy.say(isMap ? search.hideMap : search.showMap)}
              </ChipLink>
            </span>
            {hasSaved && (
              <Chip
                icon={heartIcon}
                pressed={isSaved}
                count={Array.isArray(saved) ? copy.count(saved.length) : undefined}
                onClick={() => go(changed(query, { saved: isSaved ? undefined : 'true' }))}
              >
                {copy.say(search.saved)}
              </Chip>
            )}
            {chips.map(({ id, label, on: pressed, switched, count }) => (
              <Chip key={id} pressed={pressed} count={count === undefined ? undefined : copy.count(count)} onClick={() => go(switched)}>
                {label}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      </div>
      <Split
        isMap={isMap}
        mode={
          <Anchor className={isMap ? css.modeOfMap : css.mode} href={otherView}>
            <Icon d={isMap ? searchIcon : mapIcon} size="small" />
            {copy.say(isMap ? search.changeSearch : search.showMap)}
          </Anchor>
        }
        map={
          <SearchMap
            {...{ query, pointed, selected, mapStyle }}
            merchants={hasNoSaved ? [] : onMap?.data}
            points={hasNoSaved ? [] : onMap?.points}
            place={onMap?.place}
            failed={hasFailed && { isTrying: found.isFetching, onRetry: isRefused(found.error) ? undefined : () => void found.refetch() }}
            onPoint={setPointed}
            onSelect={(id) => {
              setSelected(id)
              if (id !== undefined) showTile(list.current, id)
            }}
            onSearchArea={go}
          />
        }
      >
        <div ref={list}>
          {blocked && (
            <div className={css.blocked} role="alert">
              <Notice icon={pinIcon} title={copy.say(search.blockedTitle)}>
                <p>{copy.say(search.blockedText)}</p>
              </Notice>
            </div>
          )}
          <ReadWords query={query} />
          {isCorrected(address) && <Notice>{copy.say(search.corrected)}</Notice>}
          {hasSaved && <SavedList isListed={isSaved} onIds={setSaved} />}
          {!(hasNoSaved && listed === undefined) && (
            <SearchResults
              query={query}
              {...{ found, last, tables }}
              moving={isMoving}
              onChange={(next) => go(next)}
              sections={sections}
              {...(isMap && { lifted: pointed ?? selected, onPoint: setPointed })}
            />
          )}
          {onMap?.place && !isMap && <KeepNearby place={onMap.place} />}
        </div>
      </Split>
      {panel.FilterDialog && (
        <panel.FilterDialog
          open={panel.isOpen}
          onClose={panel.close}
          query={query}
          sectionsOf={sectionsOf}
          callOf={callOf}
          sortsOf={(of) => ({ choices: sortChoices(of, copy), chosen: of.sortBy ?? defaultSort(of) })}
          timeText={clock}
          onSave={(next) => {
            panel.close()
            go(next)
          }}
        />
      )}
    </>
  )
}

interface SplitProps {
  readonly isMap: boolean
  /** The switch between list and map on a small screen. */
  readonly mode: ReactNode
  readonly map: ReactNode
  readonly children: ReactNode
}

/** The results alone, or beside the map; on a small screen the map is above them, and they are one row. */
function Split({ isMap, mode, map, children }: SplitProps) {
  if (!isMap) {
    return (
      <>
        <div className={`${content} ${css.results}`}>{children}</div>
        {mode}
      </>
    )
  }
  return (
    <div className={css.split}>
      <div className={css.listSide}>{children}</div>
      {mode}
      <div className={css.mapSide}>{map}</div>
    </div>
  )
}

/** Scrolls the tile of a restaurant into view, without moving the focus from its pin; a row of tiles, without moving the page and the map with it. */
function showTile(list: HTMLElement | null, id: string) {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const tile = list?.querySelector<HTMLElement>(`[data-merchant="${CSS.escape(id)}"]`)
  const row = tile?.parentElement
  if (!tile || !row) return
  const box = tile.getBoundingClientRect()
  const isRow = row.scrollWidth > row.clientWidth
  if (isRow) row.scrollBy({ behavior, left: box.left + box.width / 2 - innerWidth / 2 })
  else tile.scrollIntoView({ behavior, block: 'nearest' })
}

/** Calls with the input once typing pauses and no other search is loading; never after the screen is left. */
function usePausedWords(isMoving: boolean, call: (text: string) => void): (text: string | undefined) => void {
  const [typed, setTyped] = useState<string>()
  const tell = useEffectEvent(call)
  useEffect(() => {
    if (typed === undefined || isMoving) return undefined
    const timer = setTimeout(() => {
      setTyped(undefined)
      tell(typed)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isMoving])
  return (text) => setTyped(text?.trim())
}

/** Reads the words of a search that was sent before its form could do so, or that a link contains. */
function useArrivedWords(query: SearchAddress, open: (read: SearchAddress) => void) {
  const read = useWordsReader()
  const arrive = useEffectEvent(() => {
    if (query.asked !== undefined) return
    void read(query)?.then((next) => {
      if (next !== query) open(next)
    })
  })
  // Only when the page opens: what is typed on it is searched as it is until it is sent.
  useEffect(() => arrive(), [])
}

/** Stores the last search, and restores it when the page is opened without a search (SEARCH-34, SESSION-38, SESSION-39). */
function useKeptSearch(address: URLSearchParams, query: SearchAddress, open: (kept: SearchAddress) => void) {
  const written = address.toString()
  const isOpened = useRef(false)
  const keep = useEffectEvent((text: string) => {
    // Only when the page opens: a visitor who removes the last filter does so on purpose.
    if (text === '' && !isOpened.current) {
      const kept = searchOf(new URLSearchParams(readStored('searchOptions') ?? ''))
      if (Object.keys(kept).length > 0) open(kept)
      return
    }
    // The saved restaurants are a list of its own, which a later visit of the search does not mean.
    if (query.saved !== undefined) return
    // The day of a table will be over.
    const lasting = new URLSearchParams(text)
    lasting.delete('date')
    writeStored('searchOptions', lasting.toString())
    if (query.location !== undefined) writeStored('searchLocation', query.location)
  })
  useEffect(() => {
    keep(written)
    isOpened.current = true
  }, [written])
}
