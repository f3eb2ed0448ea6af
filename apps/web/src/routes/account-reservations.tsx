import { AccountPage } from '@dining/account'
import { memberQuery, reservationsQuery, tableWatchesQuery } from '@dining/api-client/queries'
import { MyReservations } from '@dining/reservations/account'
import { paths } from '@dining/session'

import { prefetch } from '../app/query-client.ts'
import { routeLoader } from '../app/services.ts'

export function Component() {
  return (
    <AccountPage current={paths.accountReservations()}>
      <MyReservations />
    </AccountPage>
  )
}

/** The member's reservations; without a session it redirects to the sign-in. */
export const loader = routeLoader(async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(memberQuery(api)),
    prefetch(queryClient, [reservationsQuery(api), tableWatchesQuery(api)]),
  ])
  return null
})
