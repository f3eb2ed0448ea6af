import { activityPage, ActivityScreen, pageOf } from '@dining/account'
import { memberQuery, missingDinesQuery, transactionsQuery } from '@dining/api-client/queries'

import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export const Component = ActivityScreen

/** A page of the member's dines; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient, url }) => {
  await Promise.all([
    queryClient.ensureQueryData(memberQuery(api)),
    prefetch(queryClient, [missingDinesQuery(api), transactionsQuery(api, activityPage(pageOf(url.searchParams)))]),
  ])
  return null
})

export const handle = { reads: ['page', 'month'] } satisfies RouteHandle
