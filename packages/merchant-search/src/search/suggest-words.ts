import type { ApiClient } from '@dining/api-client'
import { defaultLocationQuery, merchantsQuery } from '@dining/api-client/queries'
import { searchWords } from '@dining/copy-engine/texts/search-words'
import { DEFAULT_USER_LOCATION } from '@dining/domain'
import { readStoredList, writeStored } from '@dining/session'
import type { QueryClient } from '@tanstack/react-query'

import { placedSearch, type SearchAddress } from './search-state.ts'

/** What a typed text may become. */
export interface WordSuggestion {
  readonly text: string
  /** What it is. */
  readonly note: (typeof searchWords)[keyof typeof MOST]
}

/** Most suggestions of each kind. */
const MOST = { recent: 2, cuisine: 2, restaurant: 5 } as const
/** Most searched texts that a tab remembers. */
const REMEMBERED = 8
/** Fewer letters match too much; texts that were searched before are suggested with any. */
const LEAST_LETTERS = 2

const recentTexts = () => readStoredList('recentSearches').filter((text) => typeof text === 'string')

/** Remembers a text that was searched, as the last one. */
export function rememberWords(text: string | undefined): void {
  if (text === undefined || text === '') return
  const others = recentTexts().filter((other) => other.toLowerCase() !== text.toLowerCase())
  writeStored('recentSearches', JSON.stringify([text, ...others].slice(0, REMEMBERED)))
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const begins = (text: string, typed: string) => text.toLowerCase().startsWith(typed)

/**
 * Suggestions for a text: what was searched in this tab, cuisines, and restaurants, the best match first. They are of the search that the text would
 * make at its place, without filters: so a typing error is corrected, too. Without an answer, those of this tab remain.
 */
export async function suggestWords(queryClient: QueryClient, api: ApiClient, search: SearchAddress): Promise<readonly WordSuggestion[]> {
  const { restaurantOrCuisine: text = '', location } = search
  const typed = text.toLowerCase()
  const known = new Set([typed])
  const fresh = (texts: readonly string[], kind: keyof typeof MOST): WordSuggestion[] =>
    texts
      .filter((one) => !known.has(one.toLowerCase()) && known.add(one.toLowerCase()))
      .slice(0, MOST[kind])
      .map((one) => ({ text: one, note: searchWords[kind] }))
  const recent = fresh(
    recentTexts().filter((one) => begins(one, typed)),
    'recent',
  )
  if (text.length < LEAST_LETTERS) return recent
  const here = await queryClient.ensureQueryData({ ...defaultLocationQuery(api), retry: false }).catch(() => DEFAULT_USER_LOCATION)
  const position = { 'location.latitude': search['location.latitude'], 'location.longitude': search['location.longitude'] }
  const asked = {
    ...(location !== undefined && { location }),
    ...(position['location.latitude'] !== undefined && position),
    restaurantOrCuisine: text,
  }
  const call = { ...placedSearch(asked, here), pageSize: String(MOST.restaurant), counts: 'true' } as const
  const found = await queryClient.fetchQuery({ ...merchantsQuery(api, call), retry: false }).catch(() => undefined)
  if (!found) return recent
  const { data, counts, totalResultSize } = found
  // A cuisine that begins with the text, or, of a text with a typing error, that all results have.
  const isCorrected = totalResultSize > 1 && !data.some(({ name }) => letters(name).includes(letters(text)))
  const cuisines = (counts?.added.cuisine ?? []).filter(
    ({ value, count }) =>
      (isCorrected && count === totalResultSize) || value.split(' ').some((_, word, words) => begins(words.slice(word).join(' '), typed)),
  )
  return [
    ...recent,
    ...fresh(
      cuisines.map(({ value }) => value),
      'cuisine',
    ),
    ...fresh(
      data.map(({ name }) => name),
      'restaurant',
    ),
  ]
}
