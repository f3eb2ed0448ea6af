import { isUnauthorized, loadFlags } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import { HAS_ENROLLMENT } from '@dining/domain'
import { keepFiles, upkeep } from '@dining/offline'

import type { AppServices } from '../app/services.ts'

type Services = Pick<AppServices, 'api' | 'queryClient' | 'hasSession'>

/** The member of the session; undefined without one, or if it has ended. @throws if the server does not answer */
async function memberOf({ api, queryClient, hasSession }: Services) {
  if (!HAS_ENROLLMENT || !hasSession()) return undefined
  return queryClient.ensureQueryData(memberQuery(api)).catch((failure: unknown) => {
    if (isUnauthorized(failure)) return undefined
    throw failure
  })
}

/** Refreshes what this device keeps, removes what is of another member or an ended session, and sends what was done without a connection. */
export async function keepOffline(services: Services): Promise<void> {
  const { api, queryClient } = services
  keepFiles()
  const [member, flags] = await Promise.all([memberOf(services), loadFlags(api, queryClient)])
  const sent = await upkeep(api, { member, hasFavorites: flags.partnerFeatureFlags['merchantFavorites'] === true })
  // What the page shows of them is from before.
  if (sent.length > 0) await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'getMember' })
}
