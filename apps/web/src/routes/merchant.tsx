import { loadFlags, useApi, type AnswerOf } from '@dining/api-client'
import { cardsQuery, flexOfferQuery, memberQuery, merchantKey, merchantQuery } from '@dining/api-client/queries'
import { HAS_ENROLLMENT } from '@dining/domain'
import { clockTime, EVERYONE, MerchantScreen, verdictAt } from '@dining/merchant-detail'
import { usePartner } from '@dining/partner-kit/react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@dining/session'
import { useLoaderData, useLocation, useParams } from 'react-router'

import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader, type AppServices } from '../app/services.ts'
import { ReservationPlace } from '../reservations/ReservationPlace.tsx'

// The screen without a connection shows a restaurant with the same code; taken from here, it is no file of its own (src/offline).
export { clockTime, EVERYONE, MerchantScreen, verdictAt }

/** A restaurant's page (ROUTE-23), and the same with its online order open (ROUTE-24, MERCHANT-34). */
export function Component() {
  const { merchantId = '' } = useParams()
  const { data } = useQuery(merchantQuery(useApi(), merchantId))
  const cardPayments = useLoaderData<typeof loader>()?.cardPayments ?? null
  const isOrdering = useLocation().pathname === paths.order({ merchantId })
  const { features } = usePartner()
  // The loader has fetched it.
  if (!data) return null
  // RESERVE-02
  const hasTables = __HAS_RESERVATIONS__ && features.openTableReservationsEnabled && data.reservationProviders.openTable !== null
  return (
    <MerchantScreen
      merchant={data}
      isOrdering={isOrdering}
      reservation={hasTables && <ReservationPlace key={data.id} merchant={data} cardPayments={cardPayments} />}
    />
  )
}

/** The page requires the merchant; if it does not exist, the not-found page is shown. A member's cards are needed for "will I earn". */
export const loader = routeLoader(async (input) => {
  const { api, queryClient, params, hasSession, cardPayments } = input
  const merchantId = params['merchantId'] ?? ''
  await Promise.all([
    queryClient.ensureQueryData(merchantQuery(api, merchantId)),
    ...(HAS_ENROLLMENT && hasSession() ? [prefetch(queryClient, [cardsQuery(api)]), prefetchFlexOffer(input, merchantId)] : []),
  ])
  return cardPayments === null ? null : { cardPayments }
})

/** The member's flex offer, so that the page does not change once it is shown. Without it the page is complete, so no failure reaches it (MERCHANT-47). */
async function prefetchFlexOffer({ api, queryClient }: AppServices, merchantId: string): Promise<void> {
  const [flags, member] = await Promise.all([
    loadFlags(api, queryClient),
    queryClient.ensureQueryData(memberQuery(api)).catch(() => undefined),
  ])
  if (member && flags.partnerFeatureFlags['flexOffers'] === true)
    await prefetch(queryClient, [flexOfferQuery(api, { merchantId, publicId: member.publicId })])
}

export const handle = {
  mayTakeCards: true,
  meta: ({ queryClient, params }) => {
    const merchant = queryClient.getQueryData<AnswerOf<'getMerchant'>>(merchantKey(params['merchantId'] ?? ''))
    // A restaurant about which nothing is written has the description of the route.
    return merchant && { title: merchant.name, ...(merchant.about !== '' && { description: merchant.about }) }
  },
} satisfies RouteHandle
