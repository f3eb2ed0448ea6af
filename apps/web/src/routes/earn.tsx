import { requiredContentOf } from '../app/content.ts'
import { routeLoader } from '../app/services.ts'
import { OffersScreen } from '../earn/OffersScreen.tsx'

export const Component = OffersScreen

/** The list of the partner's offers (ROUTE-26). */
export const loader = routeLoader(async ({ api, queryClient, drafts }) => {
  await queryClient.ensureQueryData(requiredContentOf(api, 'earn_details', drafts))
  return null
})
