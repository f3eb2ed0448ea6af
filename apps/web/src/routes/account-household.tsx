import { HouseholdScreen } from '@dining/account'
import { householdInvitationQuery, householdQuery, memberQuery } from '@dining/api-client/queries'
import { household } from '@dining/copy-engine/texts/household'
import { HOUSEHOLD_TOKEN_PATTERN } from '@dining/domain'
import { useSearchParams } from 'react-router'

import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

const tokenOf = (search: URLSearchParams) => search.get('invitation')

export function Component() {
  const [search] = useSearchParams()
  const token = tokenOf(search)
  return <HouseholdScreen key={token} token={token} />
}

/** The member's household, and the invitation that a mailed link names; without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient, url }) => {
  await queryClient.ensureQueryData(memberQuery(api))
  const token = tokenOf(url.searchParams)
  await Promise.all([
    queryClient.ensureQueryData(householdQuery(api)),
    token !== null && HOUSEHOLD_TOKEN_PATTERN.test(token) ? queryClient.ensureQueryData(householdInvitationQuery(api, token)) : null,
  ])
  return null
})

export const handle = {
  reads: ['invitation'],
  meta: ({ copy }) => ({ title: copy.say(household.title) }),
} satisfies RouteHandle
