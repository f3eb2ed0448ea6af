import type { SignInProblem } from '@dining/contract'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** Answers of the provider that are no refusal of ours (RFC 6749, 4.1.2.1). */
const PROBLEM_OF_ANSWER: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
}

const isServerFault = (status: number) => status >= 500

/** What a failed sign-in at the provider is for the member: they left it, the provider is out, or its answer is not to be trusted. */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError) return PROBLEM_OF_ANSWER[error.error] ?? 'refused'
  if (error instanceof ResponseBodyError) return isServerFault(error.status) ? 'unavailable' : 'refused'
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return 'unavailable'
    return error.cause instanceof Response && isServerFault(error.cause.status) ? 'unavailable' : 'refused'
  }
  // fetch tells so of a provider that cannot be reached.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unavailable' : 'refused'
}
