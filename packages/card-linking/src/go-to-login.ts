import { paths } from '@dining/session'

export { goToLogin } from '@dining/session'

/** Leaves for the sign-out route (CARD-63), which then says that the account is closed. */
export function goToSignOut(): void {
  location.assign(paths.signOut({ because: 'closed' }))
}
