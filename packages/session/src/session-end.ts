import type { ApiClient } from '@dining/api-client'
import type { EnrollmentType } from '@dining/domain'

import { rememberLoginRedirect } from './login-redirect.ts'
import { loginPath } from './login-path.ts'
import * as paths from './paths.ts'

/** Opens the sign-in page, which shows that the session has ended and redirects back here (CARD-09, ACCOUNT-09). */
function leaveForSignIn(enrollmentType: EnrollmentType): void {
  rememberLoginRedirect(location.pathname + location.search)
  // A document load, so that no private data stay in memory. A page that the browser restores from memory is reloaded for the same reason.
  window.addEventListener('pageshow', () => location.reload(), { once: true })
  location.assign(enrollmentType === 'sso' ? loginPath({ enrollmentType }) : paths.login({ rfr: 5 }))
}

/**
 * The client for screens: when the API answers 401, the session has ended, and the visitor is redirected to the sign-in page. This is the
 * only place where a screen's 401 is handled. Such a call never settles, so the page shows no error while it is being left. Loaders use the
 * client without this, because they redirect before their page is shown.
 */
export function withSessionEnd(client: ApiClient, { enrollmentType }: { readonly enrollmentType: EnrollmentType }): ApiClient {
  let isLeaving = false
  return {
    async call(name, call, options) {
      const answer = await client.call(name, call, options)
      if (answer.ok || answer.error.kind !== 'problem' || answer.error.code !== 'unauthorized') return answer
      if (!isLeaving) leaveForSignIn(enrollmentType)
      isLeaving = true
      return new Promise(() => {})
    },
  }
}
