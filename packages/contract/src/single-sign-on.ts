import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

/** Why signing in at the partner's provider led to no session; the sign-in page has words for each. */
export const SIGN_IN_PROBLEMS = ['cancelled', 'expired', 'refused', 'unavailable'] as const
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]

/** The page that says what went wrong at signing in and what to do. */
export function signInProblemPath(problem: SignInProblem): string {
  return `/login?problem=${problem}`
}

/** What a call answers that leads the browser on. */
export const redirectSchema = v.object({ location: v.string() })

export const startSingleSignOn = endpoint('startSingleSignOn', {
  method: 'GET',
  path: '/api/SingleSignOn',
  summary: 'Sends the browser to the partner’s provider to sign in (AUTH-11)',
  answer: redirectSchema,
  redirects: true,
  errors: ['too-many-requests'],
})

export const finishSingleSignOn = endpoint('finishSingleSignOn', {
  method: 'GET',
  path: '/api/SingleSignOn/Callback',
  summary: 'Where the provider sends the browser back to; starts the session and leads on (AUTH-08, AUTH-09)',
  answer: redirectSchema,
  redirects: true,
  errors: ['too-many-requests'],
})
