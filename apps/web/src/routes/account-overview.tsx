import { firstActivityPage, OverviewScreen } from '@dining/account'
import { cardsQuery, dineSummaryQuery, memberQuery, transactionsQuery } from '@dining/api-client/queries'

import { useAccountContent } from '../app/account-content.ts'
import { contentOf } from '../app/content.ts'
import { prefetch } from '../app/query-client.ts'
import { routeLoader } from '../app/services.ts'

export function Component() {
  return <OverviewScreen content={useAccountContent()} />
}

/** The account overview; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient, drafts }) => {
  await Promise.all([
    queryClient.ensureQueryData(memberQuery(api)),
    prefetch(queryClient, [
      dineSummaryQuery(api),
      transactionsQuery(api, firstActivityPage),
      cardsQuery(api),
      contentOf(api, 'account_center', drafts),
    ]),
  ])
  return null
})
