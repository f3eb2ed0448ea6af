import { landingOf, REASON_PARAMETER, SignInScreen } from '@dining/enrollment'
import { redirect } from 'react-router'

import { memberIfAny } from '../app/member.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export const Component = SignInScreen

/** A signed-in visitor needs no form. */
export const loader = routeLoader(async (services) => {
  const member = await memberIfAny(services)
  if (member) throw redirect(landingOf(member))
  return null
})

export const handle = { reads: [REASON_PARAMETER] } satisfies RouteHandle
