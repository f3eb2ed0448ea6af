import { mutationOptions } from '@tanstack/react-query'

import type { AnswerOf, ApiClient, CallName, CallOf } from './api-client.ts'
import { ApiFailure } from './api-error.ts'

/** Mutation options of any call with an effect; the key is the call's name, a failure is an ApiFailure, and nothing is retried. */
export function mutationOf<Name extends CallName>(client: ApiClient, name: Name) {
  return mutationOptions<AnswerOf<Name>, ApiFailure, CallOf<Name> & { readonly headers?: Readonly<Record<string, string>> }>({
    mutationKey: [name],
    retry: false,
    mutationFn: async ({ headers, ...call }) => {
      // Taking `headers` out leaves the call itself, which the compiler cannot follow through the generic.
      const result = await client.call(name, call as unknown as CallOf<Name>, headers ? { headers } : {})
      if (!result.ok) throw new ApiFailure(result.error)
      return result.value
    },
  })
}

/** Signing out: the call outlives the page (SESSION-27), and a refusal carries the status (SESSION-28). */
export function signOutMutation(client: ApiClient) {
  return mutationOptions<AnswerOf<'signOut'>, ApiFailure>({
    mutationKey: ['signOut'],
    mutationFn: async () => {
      const result = await client.call('signOut', {}, { keepalive: true })
      if (!result.ok) throw new ApiFailure(result.error)
      return result.value
    },
  })
}
