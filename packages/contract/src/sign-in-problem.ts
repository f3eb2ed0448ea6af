import { login } from '@dining/domain/pages'

/** Where a browser goes to sign in at the partner's provider; the API's, for the page that leads there. */
export const SINGLE_SIGN_ON_PATH = '/api/SingleSignOn'

/** Why signing in at the partner's provider led to no session; the sign-in page has words for each. */
export const SIGN_IN_PROBLEMS = ['cancelled', 'expired', 'refused', 'unavailable'] as const
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]

/** The page that says what went wrong at signing in and what to do. */
export function signInProblemPath(problem: SignInProblem): string {
  return `${login}?problem=${problem}`
}
