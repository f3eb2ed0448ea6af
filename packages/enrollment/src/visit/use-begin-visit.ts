import { memberQuery, useApi } from '@dining/api-client'
import type { Member } from '@dining/contract'
import { setPublicId } from '@dining/session'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'

/** Queries whose answers are the same for everybody; all others belong to who asked. */
const FOR_EVERYBODY: ReadonlySet<unknown> = new Set(['getContent', 'getFeatureFlags', 'publicId', 'getMember'])

/** Forgets what was fetched for the visitor before: another one may see other rates, offers and cards. */
function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !FOR_EVERYBODY.has(queryKey[0]) })
}

/**
 * Makes the page that of the member whose session has just begun: the member is read, with the public id. The client has kept the token
 * of the new session already, as it came with the answer.
 * @returns undefined when the member could not be read; then only a document load can show the page rightly
 */
export function useBeginVisit(): () => Promise<Member | undefined> {
  const api = useApi()
  const queryClient = useQueryClient()
  return async () => {
    forgetAnswers(queryClient)
    const member = await queryClient.fetchQuery({ ...memberQuery(api), staleTime: 0 }).catch(() => undefined)
    if (member) setPublicId(queryClient, member.publicId)
    return member
  }
}
