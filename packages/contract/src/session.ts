import * as v from 'valibot'

import { TOKEN_PATH } from './anti-forgery.ts'
import { endpoint } from './endpoint.ts'

export const signOut = endpoint('signOut', {
  method: 'GET',
  path: '/api/SignOut',
  summary: 'Ends the session of the cookie, if there is one; only from this site itself (SESSION-27, security.md)',
  keepalive: true,
  answer: v.object({
    signedOut: v.literal(true),
    /** Address that signs the browser out of the provider, too; omitted if no further step is needed. */
    continueAt: v.exactOptional(v.string()),
  }),
})

export const getToken = endpoint('getToken', {
  method: 'GET',
  path: TOKEN_PATH,
  summary: 'The anti-forgery token of this browser or session (CSRF-01)',
  answer: v.object({ csrfToken: v.string() }),
  session: 'optional',
})
