import { createTokenKeeper, lazyClient, type ApiClient, type TokenKeeper, withReauthentication } from '@dining/api-client'
import { TOKEN_PATH } from '@dining/contract/anti-forgery'
import { HAS_ENROLLMENT, type EnrollmentType } from '@dining/domain'
import { readStored, withSessionEnd, writeStored } from '@dining/session'

/** One attempt to fetch a token (CSRF-01). It does not use the client, so that a page without other calls does not load it. */
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

interface Connection {
  /** For loaders, which redirect on a 401 (app/services.ts). */
  readonly api: ApiClient
  /** For screens: a 401 ends the session. */
  readonly screenApi: ApiClient
  readonly token: TokenKeeper
  readonly warmUp: () => void
}

/** The browser's clients of the API, with the anti-forgery token of this tab. */
export function connect(program: { readonly enrollmentType: EnrollmentType }): Connection {
  const token = createTokenKeeper({ fetchToken, read: () => readStored('token'), write: (value) => writeStored('token', value) })
  const api = lazyClient(async () => {
    const { createApiClient, createCaptcha } = await import('@dining/api-client/client')
    return createApiClient({
      fetch: (request) => fetch(request),
      baseUrl: window.location.origin,
      token,
      publicId: () => readStored('publicId'),
      ...(HAS_ENROLLMENT ? { captcha: createCaptcha } : {}),
    })
  })
  const ending = HAS_ENROLLMENT ? withSessionEnd(api, program) : api
  return {
    api,
    screenApi: __HAS_DIRECT_ENROLLMENT__ ? withReauthentication(ending) : ending,
    token,
    warmUp: () => void api.load().catch(() => undefined),
  }
}
