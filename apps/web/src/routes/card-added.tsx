import { memberQuery } from '@dining/api-client/queries'
import { CardAddedScreen } from '@dining/enrollment'
import { useLoaderData } from 'react-router'

import { separatePart } from '../app/island.tsx'
import { routeLoader } from '../app/services.ts'

/** Apart from the page's first load, so that the page of step 2, which has the same code, does not load it. */
const NextSteps = /* @__PURE__ */ separatePart(() => import('../account/NextSteps.island.tsx'))

export function Component() {
  const { now } = useLoaderData<typeof loader>()
  return <CardAddedScreen now={now} next={NextSteps} />
}

export const loader = routeLoader(async ({ api, queryClient }) => {
  await Promise.all([queryClient.ensureQueryData(memberQuery(api)), NextSteps.load()])
  return { now: new Date().toISOString() }
})
