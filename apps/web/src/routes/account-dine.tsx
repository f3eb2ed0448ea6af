import { DineScreen } from '@dining/account'
import { dineQuery, memberQuery } from '@dining/api-client/queries'
import { dine } from '@dining/copy-engine/texts/dine'
import { useParams } from 'react-router'

import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export function Component() {
  const { txnId = '' } = useParams()
  return <DineScreen key={txnId} txnId={txnId} />
}

/** One line of the member's activity; any other id is not found, and without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient, params }) => {
  await Promise.all([queryClient.ensureQueryData(memberQuery(api)), queryClient.ensureQueryData(dineQuery(api, params['txnId'] ?? ''))])
  return null
})

export const handle = { meta: ({ copy }) => ({ title: copy.say(dine.title) }) } satisfies RouteHandle
