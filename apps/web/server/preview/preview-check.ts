import { endpoints, PREVIEW_COOKIE, type PreviewFault } from '@dining/contract'
import type { SignedFetch } from '@dining/serving/callers'
import * as v from 'valibot'

/** The API's answer about a preview link's token: open until then, or the reason why not; `unavailable` without an answer. */
export type PreviewState = { readonly state: 'open'; readonly until: Date } | { readonly state: PreviewFault | 'unavailable' }

/** Asks the API what a token opens on this partner's site. */
export type CheckPreview = (token: string) => Promise<PreviewState>

/** Timeout of the API in milliseconds. */
const TIMEOUT_MS = 3_000
/** The format of a signed token; any other value is not forwarded. */
const TOKEN = /^[\w.-]{1,200}$/

/** The token is sent as the cookie that it becomes, so that no address and no log of the API contains it (ASVS 14.2.1). */
export function createPreviewCheck(apiUrl: string, headers: Readonly<Record<string, string>>, fetchApi: SignedFetch): CheckPreview {
  const { path, answer } = endpoints.getPreview
  return async (token) => {
    if (!TOKEN.test(token)) return { state: 'invalid' }
    try {
      const response = await fetchApi(new URL(path, apiUrl), {
        headers: { ...headers, cookie: `${PREVIEW_COOKIE}=${token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const said = v.parse(answer, await response.json())
      return said.state === 'open' ? { state: 'open', until: new Date(said.until) } : said
    } catch {
      return { state: 'unavailable' }
    }
  }
}
