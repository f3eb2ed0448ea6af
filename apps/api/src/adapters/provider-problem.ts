import type { SignInProblem } from '@dining/contract'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** Error codes that mean the provider failed, and not that it refused the request (RFC 6749, 4.1.2.1). */
const PROBLEM_OF_ANSWER: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
}

const isServerFault = (status: number) => status >= 500

/** Whether this is an error response of the provider. `instanceof` does not work: in a server process the global Response is not fetch's class. */
const isFailedAnswer = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'status' in cause && typeof cause.status === 'number' && isServerFault(cause.status)

/** Maps a failed sign-in at the provider: the member cancelled it, the provider is unavailable, or its response is not valid. */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError) return PROBLEM_OF_ANSWER[error.error] ?? 'refused'
  if (error instanceof ResponseBodyError) return isServerFault(error.status) ? 'unavailable' : 'refused'
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return 'unavailable'
    return isFailedAnswer(error.cause) ? 'unavailable' : 'refused'
  }
  // fetch throws this if a provider cannot be reached.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unavailable' : 'refused'
}
