import { MissingDineScreen } from '@dining/account'
import { cardsQuery, memberQuery, merchantQuery, missingDinesQuery } from '@dining/api-client/queries'
import { missingDine } from '@dining/copy-engine/texts/missing-dine'
import { isDate } from '@dining/domain'
import { useSearchParams } from 'react-router'

import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export function Component() {
  const [address] = useSearchParams()
  const [merchantId, date] = [address.get('merchantId'), address.get('date') ?? '']
  return <MissingDineScreen key={`${merchantId} ${date}`} merchantId={merchantId} dinedOn={isDate(date) ? date : ''} />
}

/** The member's cards and reports; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient, url }) => {
  const merchantId = url.searchParams.get('merchantId')
  await Promise.all([
    queryClient.ensureQueryData(memberQuery(api)),
    queryClient.ensureQueryData(cardsQuery(api)),
    prefetch(queryClient, [missingDinesQuery(api), ...(merchantId === null ? [] : [merchantQuery(api, merchantId)])]),
  ])
  return null
})

export const handle = {
  reads: ['merchantId', 'date'],
  meta: ({ copy }) => ({ title: copy.say(missingDine.title) }),
} satisfies RouteHandle
