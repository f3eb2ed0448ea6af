import { useFlags } from '@dining/api-client'
import { usePartner } from '@dining/partner-kit/react'
import { isPhrase } from '@dining/search-phrases/is-phrase'
import { useMember } from '@dining/session'

import type { SearchAddress } from './search-state.ts'

/** Reads the text of a search as plain words, for this partner and visitor; null if it cannot be a phrase. The code for it is loaded when needed. */
export function useWordsReader(): (query: SearchAddress) => Promise<SearchAddress> | null {
  const { features } = usePartner()
  const tier = useMember()?.tierLevel
  const { filters: allowed } = useFlags()
  return (query) =>
    isPhrase(query.restaurantOrCuisine ?? '')
      ? import('./read-words.ts')
          .then(({ readWords }) => readWords(query, { features, tier, allowed, now: new Date() }))
          // Without the code the text is searched as it is.
          .catch(() => query)
      : null
}
