import { ProfileScreen } from '@dining/account'
import { memberQuery } from '@dining/api-client/queries'

import { routeLoader } from '../app/services.ts'

export const Component = ProfileScreen

/** The member's profile; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient }) => {
  await queryClient.ensureQueryData(memberQuery(api))
  return null
})
