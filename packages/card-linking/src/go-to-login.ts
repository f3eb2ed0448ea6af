import type { Program } from '@dining/partner-kit'
import { loginPath, paths, rememberLoginRedirect } from '@dining/session'

/** Leaves for the sign-in, to come back here after it (CARD-09, CARD-12, CARD-67). A full load, so that nothing private stays in memory. */
export function goToLogin(program: Pick<Program, 'enrollmentType'>): void {
  rememberLoginRedirect(location.pathname + location.search)
  location.assign(loginPath(program))
}

/** Leaves for the sign-out route (CARD-63). */
export function goToSignOut(): void {
  location.assign(paths.signOut())
}
