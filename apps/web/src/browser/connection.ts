import { createTokenKeeper, lazyClient, type ApiClient, type TokenKeeper } from '@dining/api-client'
import { TOKEN_PATH } from '@dining/contract/anti-forgery'
import { readStored, writeStored } from '@dining/session'

/** One try at a token (CSRF-01). Without the client, so that a page which makes no other call does not load it. */
async function fetchToken(): Promise<string | undefined> {
  try {
    const answer = await fetch(TOKEN_PATH, {
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    })
    const body: unknown = answer.ok ? await answer.json() : undefined
    return typeof body === 'object' && body !== null && 'csrfToken' in body && typeof body.csrfToken === 'string'
      ? body.csrfToken
      : undefined
  } catch {
    return undefined
  }
}

/** The browser's client of the API, with the anti-forgery token of this tab. */
export function connect(): { readonly api: ApiClient; readonly token: TokenKeeper; readonly warmUp: () => void } {
  const token = createTokenKeeper({ fetchToken, read: () => readStored('token'), write: (value) => writeStored('token', value) })
  const api = lazyClient(async () => {
    const { createApiClient } = await import('@dining/api-client/client')
    return createApiClient({ fetch: (request) => fetch(request), baseUrl: window.location.origin, token })
  })
  return { api, token, warmUp: () => void api.load().catch(() => undefined) }
}
