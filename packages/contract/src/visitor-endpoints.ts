import * as v from 'valibot'

import { TOKEN_PATH } from './anti-forgery.ts'
import { getContent, getFeatureFlags, recordImpressions } from './content.ts'
import { endpoint } from './endpoint.ts'
import { answerSurvey } from './survey.ts'
import { getDefaultLocation, getMerchant, lookUpLocation, searchMerchants, suggestLocations } from './merchant.ts'

const signOut = endpoint('signOut', {
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

const getToken = endpoint('getToken', {
  method: 'GET',
  path: TOKEN_PATH,
  summary: 'The anti-forgery token of this browser or session (CSRF-01)',
  answer: v.object({ csrfToken: v.string() }),
  session: 'optional',
})

/** The calls of a site without members (ROUTE-43); its client has no others. */
export const visitorEndpoints = {
  getToken,
  signOut,
  searchMerchants,
  getMerchant,
  getDefaultLocation,
  lookUpLocation,
  suggestLocations,
  getContent,
  getFeatureFlags,
  recordImpressions,
  answerSurvey,
} as const
