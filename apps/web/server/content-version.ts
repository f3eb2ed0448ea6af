import { CONTENT_VERSION_PATH, contentVersionSchema } from '@dining/contract'
import type { SignedFetch } from '@dining/serving/callers'
import * as v from 'valibot'

/** Timeout of the API in milliseconds; the caller repeats the request soon. */
const TIMEOUT_MS = 1_500

/** Requests the version of a partner's content and flags from the API; null if the answer is not a version. */
export function createVersionCheck(
  apiUrl: string,
  headers: Readonly<Record<string, string>>,
  fetchApi: SignedFetch,
): () => Promise<string | null> {
  const address = apiUrl.replace(/\/$/, '') + CONTENT_VERSION_PATH
  return async () => {
    try {
      const answer = await fetchApi(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
      const read = v.safeParse(contentVersionSchema, await answer.json())
      return answer.ok && read.success ? read.output.version : null
    } catch {
      return null
    }
  }
}
