import type { SignInProblem } from '@dining/contract'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** Answers of the provider that are no refusal of ours (RFC 6749, 4.1.2.1). */
const PROBLEM_OF_ANSWER: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
}

const isServerFault = (status: number) => status >= 500

/** Is this the answer of a provider that fails? Not by its class: in a process that serves, the global Response is another one than fetch's. */
const isFailedAnswer = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'status' in cause && typeof cause.status === 'number' && isServerFault(cause.status)

/** What a failed sign-in at the provider is for the member: they left it, the provider is out, or its answer is not to be trusted. */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError) return PROBLEM_OF_ANSWER[error.error] ?? 'refused'
  if (error instanceof ResponseBodyError) return isServerFault(error.status) ? 'unavailable' : 'refused'
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return 'unavailable'
    return isFailedAnswer(error.cause) ? 'unavailable' : 'refused'
  }
  // fetch tells so of a provider that cannot be reached.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unavailable' : 'refused'
}
