import { memberQuery } from '@dining/api-client/queries'
import { CardAddedScreen } from '@dining/enrollment'

import { routeLoader } from '../app/services.ts'

export const Component = CardAddedScreen

export const loader = routeLoader(async ({ api, queryClient }) => {
  await queryClient.ensureQueryData(memberQuery(api))
  return null
})
