import { YearScreen } from '@dining/account'
import { memberQuery, yearInReviewQuery } from '@dining/api-client/queries'
import { yearReview } from '@dining/copy-engine/texts/year-in-review'
import { YEAR_PATTERN } from '@dining/domain'
import { data, useParams } from 'react-router'

import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

export function Component() {
  const { year = '' } = useParams()
  return <YearScreen key={year} year={year} />
}

/** A calendar year of the member's activity; any other is not found, and without a session it redirects to the sign-in (ACCOUNT-09). */
export const loader = routeLoader(async ({ api, queryClient, params }) => {
  const { year = '' } = params
  await queryClient.ensureQueryData(memberQuery(api))
  if (!YEAR_PATTERN.test(year)) throw data(null, { status: 404 })
  await queryClient.ensureQueryData(yearInReviewQuery(api, year))
  return null
})

export const handle = { meta: ({ copy }) => ({ title: copy.say(yearReview.title) }) } satisfies RouteHandle
