import { CreditActivityScreen, creditActivityPage, pageOf, shownOf } from '@dining/account'
import { creditBalanceQuery, memberQuery, missingDinesQuery } from '@dining/api-client/queries'

import { CreditSteps, loadCreditActivity } from '../account/credit-steps.ts'
import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export function Component() {
  return <CreditActivityScreen steps={CreditSteps} />
}

/** A page of the member's dines and statement credits; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient, url }) => {
  const search = url.searchParams
  await Promise.all([
    queryClient.ensureQueryData(memberQuery(api)),
    loadCreditActivity({ api, queryClient }, creditActivityPage(pageOf(search), shownOf(search))),
    prefetch(queryClient, [missingDinesQuery(api), creditBalanceQuery(api)]),
  ])
  return null
})

export const handle = { reads: ['page', 'show', 'month'] } satisfies RouteHandle
