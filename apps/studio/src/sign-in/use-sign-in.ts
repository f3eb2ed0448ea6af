import { studioEndpoints } from '@dining/contract/studio'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { operatorQuery } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  /** Undefined until the API has asked for one. */
  readonly code: string | undefined
}

/**
 * Starts a session; the operator is loaded again, and so is everything that failed without one. An operator with a second factor is asked for a code
 * first: `needsCode`.
 */
export function useSignIn(onSignedIn: () => void = () => undefined) {
  const queries = useQueryClient()
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (body: Credentials) => ask(studioEndpoints.signInOperator, { body }),
    onSuccess: async ({ kind }) => {
      if (kind === 'code-needed') return
      await queries.fetchQuery({ ...operatorQuery, staleTime: 0 })
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      onSignedIn()
    },
  })
  // A wrong code is corrected in the same field.
  const needsCode = data?.kind === 'code-needed' || variables?.code !== undefined
  return { signIn: mutate, error, isPending, needsCode }
}

export const PASSWORD_WORDS = { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on.', numLock: 'Num lock is off.' }
