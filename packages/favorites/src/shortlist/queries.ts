import { ApiFailure, isNotFound, type ApiClient } from '@dining/api-client'
import { merchantsQuery } from '@dining/api-client/queries'
import type { Shortlist } from '@dining/contract'
import { SHORTLIST } from '@dining/domain'
import { queryOptions } from '@tanstack/react-query'

import { voterOf } from './own-lists.ts'

/** Milliseconds between two looks at the votes, while the page is shown and the voting is open. */
const POLL_MS = 8_000

export const shortlistKey = (token: string) => ['getShortlist', token] as const

/** A list with its votes and, in a browser that has voted, its own vote. One that does not exist is not asked for again. */
export const shortlistQuery = (api: ApiClient, token: string) =>
  queryOptions<Shortlist, ApiFailure>({
    queryKey: shortlistKey(token),
    queryFn: async ({ signal }) => {
      const voter = voterOf()
      const answer = await api.call('getShortlist', { params: { token }, query: voter === undefined ? {} : { voter } }, { signal })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error } }) => (isNotFound(error) || (data && data.state !== 'open') ? false : POLL_MS),
  })

/** The restaurants of a list, as every visitor sees them. */
export const placesQuery = (api: ApiClient, list: Shortlist) =>
  merchantsQuery(api, { merchantId: list.places.map(({ merchantId }) => merchantId), pageSize: String(SHORTLIST.maxPlaces) })
