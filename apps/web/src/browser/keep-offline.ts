import { isUnauthorized, loadFlags } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import { HAS_ENROLLMENT } from '@dining/domain'
import { keepFiles, upkeep, type Unsent } from '@dining/offline'
import { removeStored } from '@dining/session'

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

/** What a form keeps until it is sent. */
const DRAFTS = { review: 'reviewDraft', 'missing-dine': 'missingDineDraft' } as const satisfies Record<
  Exclude<Unsent['kind'], 'favorite'>,
  string
>

/** Refreshes what this device keeps, removes what is of another member or an ended session, and sends what was done without a connection. */
export async function keepOffline(services: Services): Promise<void> {
  const { api, queryClient } = services
  keepFiles()
  const [member, flags] = await Promise.all([memberOf(services), loadFlags(api, queryClient)])
  const sent = await upkeep(api, { member, hasFavorites: flags.partnerFeatureFlags['merchantFavorites'] === true })
  for (const { kind } of sent) if (kind !== 'favorite') removeStored(DRAFTS[kind])
  // What the page shows of them is from before.
  if (sent.length > 0) await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'getMember' })
}
