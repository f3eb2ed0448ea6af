import { login } from '@dining/domain/pages'

/** The API's path at which a sign-in at the partner's provider starts, for the page that links to it. */
export const SINGLE_SIGN_ON_PATH = '/api/SingleSignOn'

/** Why signing in at the partner's provider started no session; the sign-in page has a text for each reason. */
export const SIGN_IN_PROBLEMS = ['cancelled', 'expired', 'refused', 'unavailable'] as const
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]

/** The page that explains why signing in failed and what to do. */
export function signInProblemPath(problem: SignInProblem): string {
  return `${login}?problem=${problem}`
}
