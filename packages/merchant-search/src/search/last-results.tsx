import type { AnswerOf } from '@dining/api-client'
import { search } from '@dining/copy-engine/texts/search'
import { searchWords } from '@dining/copy-engine/texts/search-words'
import { useCopy } from '@dining/partner-kit/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import * as css from './SearchResults.css.ts'

/** The results of the last search that was answered, and when. */
export interface LastResults {
  readonly data: AnswerOf<'searchMerchants'>
  /** Milliseconds since 1970. */
  readonly at: number
}

type Found = Pick<UseQueryResult<AnswerOf<'searchMerchants'>>, 'data' | 'dataUpdatedAt' | 'isPlaceholderData'>

/** The last answer with results, which list and map keep if the next search fails. */
export function useLastResults({ data, dataUpdatedAt: at, isPlaceholderData }: Found): LastResults | undefined {
  const [last, setLast] = useState<LastResults>()
  if (data && !isPlaceholderData && data.data.length > 0 && data !== last?.data) setLast({ data, at })
  return last
}

const MINUTE_MS = 60_000
/** Made when it is shown: it reads the browser's data of the locale, which takes a phone as long as a page's whole hydration may (decision of 2026-11-26). */
function ageOf(minutes: number): string {
  const ages = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  return minutes < 60 ? ages.format(-minutes, 'minute') : ages.format(-Math.floor(minutes / 60), 'hour')
}

/** When results were found that are shown without a connection, or because a later search failed. */
export function ResultsAge({ of: { data, at } }: { readonly of: LastResults }) {
  const copy = useCopy()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS))
  return (
    <p role="status" className={css.age}>
      {copy.say(searchWords.lastResults, { place: data.place?.label ?? copy.say(search.yourPlace), age: ageOf(minutes) })}
    </p>
  )
}
