import { landingOf, PROBLEM_PARAMETER, ProviderSignInScreen, REASON_PARAMETER } from '@dining/enrollment'
import { redirect } from 'react-router'

import { memberIfAny } from '../app/member.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export const Component = ProviderSignInScreen

/** Redirects a signed-in visitor; the return from the provider ends here, too (AUTH-09). */
export const loader = routeLoader(async (services) => {
  const member = await memberIfAny(services)
  if (member) throw redirect(landingOf(member))
  return null
})

export const handle = { reads: [REASON_PARAMETER, PROBLEM_PARAMETER] } satisfies RouteHandle
