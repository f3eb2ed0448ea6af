import { paths } from '@dining/session'

export { goToLogin } from '@dining/session'

/** Leaves for the sign-out route (CARD-63). */
export function goToSignOut(): void {
  location.assign(paths.signOut())
}
