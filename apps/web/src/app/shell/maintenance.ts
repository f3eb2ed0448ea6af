import type { FeatureFlags } from '@dining/contract'
import { HAS_ENROLLMENT } from '@dining/domain'
import { paths } from '@dining/session'

/** Status of a page that shows the notice: a search engine comes back later, and keeps what it knows of the page (SHELL-24). */
export const MAINTENANCE_STATUS = 503

/** Which part of the site is under maintenance, as the notice says it. */
export type MaintenanceScope = 'login' | 'enrollment' | 'all'

/** Why this path shows the maintenance notice instead of its page; null if it doesn't (SHELL-22 … SHELL-24, SHELL-30). */
export function maintenanceOf({ partnerFeatureFlags: flags }: FeatureFlags, pathname: string): MaintenanceScope | null {
  if (HAS_ENROLLMENT && pathname === paths.login() && flags['maintenanceLogin'] === true) return 'login'
  if (HAS_ENROLLMENT && pathname === paths.join() && flags['maintenanceEnrollment'] === true) return 'enrollment'
  return flags['maintenanceAll'] === true ? 'all' : null
}
