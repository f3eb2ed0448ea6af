import { OwnSignIn, SecurityScreen } from '@dining/account'
import { memberQuery, openSessionsQuery, passkeysQuery } from '@dining/api-client/queries'

import { prefetch } from '../app/query-client.ts'
import { routeLoader } from '../app/services.ts'

export const Component = () => (__HAS_DIRECT_ENROLLMENT__ ? <SecurityScreen signIn={<OwnSignIn />} /> : <SecurityScreen />)

/** Where the member is signed in; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(memberQuery(api)),
    prefetch(queryClient, [openSessionsQuery(api), ...(__HAS_DIRECT_ENROLLMENT__ ? [passkeysQuery(api)] : [])]),
  ])
  return null
})
