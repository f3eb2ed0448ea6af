import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import { laterPart } from '../app/later-part.ts'

// A partner without reservations has none of the code.
const part = __HAS_RESERVATIONS__ ? laterPart(() => import('@dining/reservations/search')) : undefined
type ResultTables = typeof import('@dining/reservations/search')

/** Tables for the cards of a search, once it is for restaurants that take reservations; null while they load. */
export function useResultTables(): ResultTables | null | undefined {
  const isWanted = useSearchParams()[0].has('reservations')
  const [loaded, setLoaded] = useState<ResultTables | null>(null)
  useEffect(() => {
    if (isWanted) void part?.load().then(setLoaded)
  }, [isWanted])
  return part && loaded
}
