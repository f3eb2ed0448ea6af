import { isNotFound } from '@dining/api-client'
import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { placesQuery, ShortlistScreen, shortlistQuery } from '@dining/favorites'
import { MerchantTile } from '@dining/merchant-search'
import { data, useLoaderData, useParams } from 'react-router'

import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

/** A shortlist and its restaurants. A list that does not exist has a page of its own, with the status of one. */
export const loader = routeLoader(async ({ api, queryClient, params }) => {
  const query = shortlistQuery(api, params['token'] ?? '')
  try {
    const list = await queryClient.fetchQuery(query)
    if (list.places.length > 0) await prefetch(queryClient, [placesQuery(api, list)])
    return data({ isUnknown: false })
  } catch (failure) {
    // After another failure the browser asks again.
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
    return isNotFound(failure) ? data({ isUnknown: true }, { status: 404 }) : data({ isUnknown: false })
  }
})

export function Component() {
  const { token = '' } = useParams()
  const { isUnknown } = useLoaderData<typeof loader>()
  return (
    <ShortlistScreen
      key={token}
      token={token}
      isUnknown={isUnknown}
      renderPlace={(merchant, index) => <MerchantTile merchant={merchant} headingLevel={2} variant={index} eager={index < 2} plain />}
    />
  )
}

export const handle = {
  meta: ({ copy }) => ({ title: copy.say(texts.metaTitle), description: copy.say(texts.metaDescription) }),
} satisfies RouteHandle
