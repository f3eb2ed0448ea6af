import { memberQuery } from '@dining/api-client/queries'
import { NextSteps } from '@dining/card-linking'
import { CardAddedScreen } from '@dining/enrollment'
import { useLoaderData } from 'react-router'

import { routeLoader } from '../app/services.ts'

export function Component() {
  const { now } = useLoaderData<typeof loader>()
  return <CardAddedScreen now={now} next={NextSteps} />
}

export const loader = routeLoader(async ({ api, queryClient }) => {
  await queryClient.ensureQueryData(memberQuery(api))
  return { now: new Date().toISOString() }
})
