import { paths } from '@dining/session'
import { data, redirect } from 'react-router'

import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

const PARAMETER = 'merchantId'

/** `/Order?merchantId=…` leads to `/Order/…` (ROUTE-25); without a restaurant, the page does not exist. */
export const loader = routeLoader(({ url }) => {
  const merchantId = url.searchParams.get(PARAMETER) ?? ''
  if (merchantId === '') throw data(null, { status: 404 })
  return Promise.resolve(redirect(paths.order({ merchantId })))
})

export function Component() {
  return null
}

export const handle = { reads: [PARAMETER] } satisfies RouteHandle
