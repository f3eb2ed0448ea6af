import type { Answer, Call, Endpoint } from '@dining/contract'
import { mutationOptions } from '@tanstack/react-query'

import { ApiFailure } from './api-error.ts'
import type { ApiClient } from './client.ts'

/** Mutation options of any call with an effect; the key is the call's name, a failure is an ApiFailure, and nothing is retried. */
export function mutationOf<E extends Endpoint>(client: ApiClient, endpoint: E) {
  return mutationOptions<Answer<E>, ApiFailure, Call<E> & { readonly headers?: Readonly<Record<string, string>> }>({
    mutationKey: [endpoint.name],
    retry: false,
    mutationFn: async ({ headers, ...call }) => {
      // Taking `headers` out leaves the call itself, which the compiler cannot follow through the generic.
      const result = await client.call(endpoint, call as unknown as Call<E>, headers ? { headers } : {})
      if (!result.ok) throw new ApiFailure(result.error)
      return result.value
    },
  })
}
