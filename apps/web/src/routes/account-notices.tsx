import { NoticesScreen } from '@dining/account'
import { memberQuery, noticesQuery } from '@dining/api-client/queries'
import { notices } from '@dining/copy-engine/texts/notices'

import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export const Component = NoticesScreen

/** Which notices the member's browsers show; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient }) => {
  await Promise.all([queryClient.ensureQueryData(memberQuery(api)), prefetch(queryClient, [noticesQuery(api)])])
  return null
})

export const handle = { meta: ({ copy }) => ({ title: copy.say(notices.title) }) } satisfies RouteHandle
