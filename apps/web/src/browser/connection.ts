import { createApiClient, createTokenKeeper, type ApiClient, type TokenKeeper } from '@dining/api-client'
import { getToken } from '@dining/contract/calls'
import { readStored, writeStored } from '@dining/session'

/** The browser's client of the API, with the anti-forgery token of this tab. */
export function connect(): { readonly api: ApiClient; readonly token: TokenKeeper } {
  const token = createTokenKeeper({
    fetchToken: async () => {
      const result = await api.call(getToken, {})
      return result.ok ? result.value.csrfToken : undefined
    },
    read: () => readStored('token'),
    write: (value) => writeStored('token', value),
  })
  const api = createApiClient({ fetch: (request) => fetch(request), baseUrl: window.location.origin, token })
  return { api, token }
}
