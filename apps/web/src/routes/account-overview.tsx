import { firstActivityPage, OverviewScreen } from '@dining/account'
import { cardsQuery, dineSummaryQuery, transactionsQuery } from '@dining/api-client/queries'

import { Bonuses, loadBonuses } from '../account/bonuses.ts'
import { useAccountContent } from '../app/account-content.ts'
import { contentOf } from '../app/content.ts'
import { prefetch } from '../app/query-client.ts'
import { routeLoader } from '../app/services.ts'

export function Component() {
  return <OverviewScreen content={useAccountContent()} bonuses={<Bonuses />} />
}

/** The account overview; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient, drafts }) => {
  await Promise.all([
    loadBonuses({ api, queryClient, drafts }),
    prefetch(queryClient, [
      dineSummaryQuery(api),
      transactionsQuery(api, firstActivityPage),
      cardsQuery(api),
      contentOf(api, 'account_center', drafts),
    ]),
  ])
  return null
})
