import { studioEndpoints } from '@dining/contract/studio'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { operatorQuery } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'

/** Starts a session; the operator is loaded again, and so is everything that failed without one. */
export function useSignIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly email: string; readonly password: string }) => ask(studioEndpoints.signInOperator, { body }),
    onSuccess: async () => {
      await queries.fetchQuery({ ...operatorQuery, staleTime: 0 })
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
  })
}

export const PASSWORD_WORDS = { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on.', numLock: 'Num lock is off.' }
