import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { SINGLE_SIGN_ON_PATH } from './sign-in-problem.ts'

/** The answer of a call that redirects the browser. */
export const redirectSchema = v.object({ location: v.string() })

export const startSingleSignOn = endpoint('startSingleSignOn', {
  method: 'GET',
  path: SINGLE_SIGN_ON_PATH,
  summary: 'Sends the browser to the partner’s provider to sign in (AUTH-11)',
  answer: redirectSchema,
  redirects: true,
  errors: ['too-many-requests'],
})

export const finishSingleSignOn = endpoint('finishSingleSignOn', {
  method: 'GET',
  path: `${SINGLE_SIGN_ON_PATH}/Callback`,
  summary: 'Where the provider sends the browser back to; starts the session and leads on (AUTH-08, AUTH-09)',
  answer: redirectSchema,
  redirects: true,
  errors: ['too-many-requests'],
})

export const logoutFromProvider = endpoint('logoutFromProvider', {
  method: 'POST',
  path: `${SINGLE_SIGN_ON_PATH}/Logout`,
  summary: 'Ends the sessions of a person who has signed out at the provider (OpenID Connect Back-Channel Logout 1.0)',
  body: v.object({ logout_token: v.pipe(v.string(), v.maxLength(8_000)) }),
  answer: v.object({ loggedOut: v.literal(true) }),
  // The provider makes this call. Its signed token authenticates it.
  token: false,
  form: true,
  errors: ['not-found', 'bad-request', 'too-many-requests', 'unavailable'],
})
