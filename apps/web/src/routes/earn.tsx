import { contentOf, earnCopyOf, requiredContentOf } from '../app/content.ts'
import { prefetch } from '../app/query-client.ts'
import { routeLoader } from '../app/services.ts'
import { OffersScreen } from '../earn/OffersScreen.tsx'

export const Component = OffersScreen

/** The list of the partner's offers (ROUTE-26), with the banners for this visitor. */
export const loader = routeLoader(async ({ api, queryClient, drafts }) => {
  await Promise.all([
    queryClient.ensureQueryData(requiredContentOf(api, 'earn_details', drafts)),
    prefetch(queryClient, [earnCopyOf(api, drafts), contentOf(api, 'earn_banner', drafts)]),
  ])
  return null
})
