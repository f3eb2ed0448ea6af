import { isUnauthorized, memberQuery } from '@dining/api-client'
import type { Member } from '@dining/contract'

import type { AppServices } from '../app/services.ts'

type Services = Pick<AppServices, 'api' | 'queryClient' | 'hasSession'>

export function currentMember({ api, queryClient }: Services): Member | undefined {
  return queryClient.getQueryData(memberQuery(api).queryKey)
}

/** Asks for the member anew, which renews the session (SESSION-18). Without a session there is no member any more. */
export async function refreshMember(services: Services): Promise<void> {
  const { api, queryClient } = services
  const query = memberQuery(api)
  const forget = () => queryClient.resetQueries({ queryKey: query.queryKey, exact: true })
  if (!services.hasSession()) return currentMember(services) ? forget() : undefined
  try {
    await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })
  } catch (failure) {
    if (isUnauthorized(failure)) await forget()
  }
}
