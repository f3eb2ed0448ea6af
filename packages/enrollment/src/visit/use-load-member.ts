import { useApi } from '@dining/api-client'
import { featureFlagsQuery, memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { setPublicId } from '@dining/session'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'

/** Queries whose answers are the same for all visitors, or are loaded again below; the answers of all others depend on the visitor. */
const FOR_EVERYBODY: ReadonlySet<unknown> = new Set(['getContent', 'getFeatureFlags', 'publicId', 'getMember'])

/** Removes the data that were fetched for the previous visitor: another visitor may see other rates, offers and cards. */
function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !FOR_EVERYBODY.has(queryKey[0]) })
}

/**
 * Prepares the page for the member whose session has just started: loads the member, with the public id, and the member's flags. The client already has the token
 * of the new session, which came with the answer.
 * @returns undefined if the member could not be loaded; only a document load then shows the correct page
 */
export function useLoadMember(): () => Promise<Member | undefined> {
  const api = useApi()
  const queryClient = useQueryClient()
  return async () => {
    forgetAnswers(queryClient)
    const [member] = await Promise.all([
      queryClient.fetchQuery({ ...memberQuery(api), staleTime: 0 }).catch(() => undefined),
      // If they cannot be loaded, those of the visitor stay until the next document.
      queryClient.fetchQuery({ ...featureFlagsQuery(api), staleTime: 0 }).catch(() => undefined),
    ])
    if (member) setPublicId(queryClient, member.publicId)
    return member
  }
}
