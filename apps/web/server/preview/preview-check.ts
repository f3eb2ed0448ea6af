import { endpoints, PREVIEW_COOKIE, type PreviewFault } from '@dining/contract'
import type { SignedFetch } from '@dining/serving/callers'
import * as v from 'valibot'

/** What the API says of a preview link's token: open until then, or why not; `unavailable` when it says nothing. */
export type PreviewState = { readonly state: 'open'; readonly until: Date } | { readonly state: PreviewFault | 'unavailable' }

/** Asks the API what a token opens on this partner's site. */
export type CheckPreview = (token: string) => Promise<PreviewState>

/** Milliseconds that the API may take. */
const TIMEOUT_MS = 3_000
/** What may be handed on; anything else was never signed. */
const TOKEN = /^[\w.-]{1,200}$/

/** The token goes as the cookie that it becomes, so that it stands in no address and no log of the API (ASVS 14.2.1). */
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
