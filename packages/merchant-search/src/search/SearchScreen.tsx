import { defaultLocationQuery, merchantsQuery, useApi, useFlags } from '@dining/api-client'
import type { MerchantSearchQuery } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { DEFAULT_USER_LOCATION } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, readStored, track, useMember, writeStored } from '@dining/session'
import { Chip, ChipGroup, Notice } from '@dining/ui'
import { content } from '@dining/ui/layout'
import { pinIcon, slidersIcon } from '@dining/ui/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'

import { useGrantedPosition } from '../position/use-position.ts'
import { CompactSearch } from './CompactSearch.tsx'
import { FilterDialog } from './FilterDialog.tsx'
import { filterSections } from './filters.ts'
import { changed, filterCount, isCorrected, placedSearch, searchOf } from './search-state.ts'
import { SearchResults } from './SearchResults.tsx'
import * as css from './SearchScreen.css.ts'

/** Milliseconds without a key press before the typed text is searched. */
const TYPING_PAUSE_MS = 350

/** Filters that appear only in the panel, unless they are active. */
const RARE = /^(?:priceRange|mealsServed)-/

/** Restaurants around a place: the address contains the whole search, so that back, reload and a shared link work. */
export function SearchScreen() {
  const copy = useCopy()
  const { features } = usePartner()
  const tier = useMember()?.tierLevel
  const [address] = useSearchParams()
  const query = searchOf(address)
  const api = useApi()
  const navigate = useNavigate()
  const isMoving = useNavigation().state !== 'idle'
  const [blocked, setBlocked] = useState(false)
  const [choosing, setChoosing] = useState(false)

  const standing = useGrantedPosition()
  const served = useQuery({ ...defaultLocationQuery(api), retry: false }).data
  const fallback = standing ?? served ?? DEFAULT_USER_LOCATION
  const flags = useFlags()
  const found = useQuery({ ...merchantsQuery(api, placedSearch(query, fallback)), placeholderData: keepPreviousData, retry: false })

  const go = (next: MerchantSearchQuery, replace = false) => void navigate(paths.search(next), { replace, preventScrollReset: true })
  const searchWords = usePausedWords(isMoving, (text) => {
    if (text !== (query.restaurantOrCuisine ?? '')) go(changed(query, { restaurantOrCuisine: text || undefined }), true)
  })
  useKeptSearch(address, query, (kept) => go(kept, true))
  const tellOfSearch = useEffectEvent((results: number) =>
    track({ event: 'search', location: query.location ?? '', restaurantOrCuisine: query.restaurantOrCuisine ?? '', results }),
  )
  const answer = found.isPlaceholderData ? undefined : found.data
  useEffect(() => {
    if (answer) tellOfSearch(answer.totalResultSize)
  }, [answer])

  const sectionsOf = (of: MerchantSearchQuery) => filterSections(of, copy, { features, tier, allowed: flags.filters })
  const on = filterCount(query)
  const chips = sectionsOf(query).flatMap(({ filters }) => filters.filter(({ id, on: isOn }) => isOn || !RARE.test(id)))
  return (
    <>
      <div className={css.bar}>
        <div className={content}>
          <CompactSearch query={query} placeLabel={found.data?.place?.label} onBlocked={() => setBlocked(true)} onWords={searchWords} />
          <ChipGroup label={copy.say(search.filters)} className={css.chips}>
            <Chip icon={slidersIcon} aria-haspopup="dialog" onClick={() => setChoosing(true)} {...(on > 0 ? { count: on } : {})}>
              {copy.say(search.filters)}
            </Chip>
            {chips.map(({ id, label, on: pressed, switched }) => (
              <Chip key={id} pressed={pressed} onClick={() => go(switched)}>
                {label}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      </div>
      <div className={`${content} ${css.results}`}>
        {blocked && (
          <div className={css.blocked} role="alert">
            <Notice icon={pinIcon} title={copy.say(search.blockedTitle)}>
              <p>{copy.say(search.blockedText)}</p>
            </Notice>
          </div>
        )}
        {isCorrected(address) && <Notice>{copy.say(search.corrected)}</Notice>}
        <SearchResults query={query} found={found} moving={isMoving} onChange={(next) => go(next)} />
      </div>
      <FilterDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        query={query}
        sectionsOf={sectionsOf}
        onSave={(next) => {
          setChoosing(false)
          go(next)
        }}
      />
    </>
  )
}

/** Calls with the input once typing pauses and no other search is loading; never after the screen is left. */
function usePausedWords(isMoving: boolean, call: (text: string) => void): (text: string) => void {
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
  return (text) => setTyped(text.trim())
}

/** Stores the last search, and restores it when the page is opened without a search (SEARCH-34, SESSION-38, SESSION-39). */
function useKeptSearch(address: URLSearchParams, query: MerchantSearchQuery, open: (kept: MerchantSearchQuery) => void) {
  const written = address.toString()
  const isOpened = useRef(false)
  const keep = useEffectEvent((text: string) => {
    // Only when the page opens: a visitor who removes the last filter does so on purpose.
    if (text === '' && !isOpened.current) {
      const kept = searchOf(new URLSearchParams(readStored('searchOptions') ?? ''))
      if (Object.keys(kept).length > 0) open(kept)
      return
    }
    writeStored('searchOptions', text)
    if (query.location !== undefined) writeStored('searchLocation', query.location)
  })
  useEffect(() => {
    keep(written)
    isOpened.current = true
  }, [written])
}
