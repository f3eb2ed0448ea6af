import { AccountPage } from '@dining/account'
import { cardsQuery, memberQuery } from '@dining/api-client/queries'
import { ManageCards } from '@dining/card-linking'
import { LEAVING_SURVEY } from '@dining/domain'
import { paths } from '@dining/session'
import { useLoaderData } from 'react-router'

import { prefetch } from '../app/query-client.ts'
import { routeLoader } from '../app/services.ts'

/** The member's cards and the vault's frame for another; without a session it redirects to the sign-in (CARD-12). */
export const loader = routeLoader(async ({ api, queryClient, vaultOrigin }) => {
  await Promise.all([queryClient.ensureQueryData(memberQuery(api)), prefetch(queryClient, [cardsQuery(api)])])
  return { vaultOrigin }
})

export function Component() {
  const { vaultOrigin } = useLoaderData<typeof loader>()
  return (
    <AccountPage current={paths.manageCards()}>
      <ManageCards vaultOrigin={vaultOrigin} surveyHref={paths.surveys({ survey: LEAVING_SURVEY })} />
    </AccountPage>
  )
}
