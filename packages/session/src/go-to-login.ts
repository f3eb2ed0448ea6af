import type { EnrollmentType } from '@dining/domain'

import { rememberLoginRedirect } from './login-redirect.ts'
import { loginPath } from './login-path.ts'
import * as paths from './paths.ts'

/**
 * Leaves for the sign-in when a call says that nobody is signed in, to come back here after it (CARD-09, ACCOUNT-09). The sign-in
 * page says that the session has ended.
 * A full load, so that nothing private stays in memory.
 */
export function goToLogin(program: { readonly enrollmentType: EnrollmentType }): void {
  rememberLoginRedirect(location.pathname + location.search)
  location.assign(program.enrollmentType === 'sso' ? loginPath(program) : paths.login({ rfr: 5 }))
}
