import { firstActivityPage, OverviewScreen } from '@dining/account'
import { cardsQuery, dineSummaryQuery, memberQuery, transactionsQuery } from '@dining/api-client'

import { prefetch } from '../app/prefetch.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export const Component = OverviewScreen

/** The account at a glance; without a session it leads to signing in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(memberQuery(api)),
    prefetch(queryClient, [dineSummaryQuery(api), transactionsQuery(api, firstActivityPage), cardsQuery(api)]),
  ])
  return null
})

export const handle = { isPrivate: true } satisfies RouteHandle
