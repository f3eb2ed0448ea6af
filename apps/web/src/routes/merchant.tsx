import { useApi, type AnswerOf } from '@dining/api-client'
import { cardsQuery, merchantKey, merchantQuery } from '@dining/api-client/queries'
import { MerchantScreen } from '@dining/merchant-detail'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '@dining/session'
import { useLocation, useParams } from 'react-router'

import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

/** A restaurant's page (ROUTE-23), and the same with its online order open (ROUTE-24, MERCHANT-34). */
export function Component() {
  const { merchantId = '' } = useParams()
  const { data } = useSuspenseQuery(merchantQuery(useApi(), merchantId))
  const isOrdering = useLocation().pathname === paths.order({ merchantId })
  return <MerchantScreen merchant={data} isOrdering={isOrdering} />
}

/** The page requires the merchant; if it does not exist, the not-found page is shown. A member's cards are needed for "will I earn". */
export const loader = routeLoader(async ({ api, queryClient, params, hasSession }) => {
  await Promise.all([
    queryClient.ensureQueryData(merchantQuery(api, params['merchantId'] ?? '')),
    ...(hasSession() ? [prefetch(queryClient, [cardsQuery(api)])] : []),
  ])
  return null
})

export const handle = {
  meta: ({ queryClient, params }) => {
    const merchant = queryClient.getQueryData<AnswerOf<'getMerchant'>>(merchantKey(params['merchantId'] ?? ''))
    return merchant && { title: merchant.name, description: merchant.about }
  },
} satisfies RouteHandle
