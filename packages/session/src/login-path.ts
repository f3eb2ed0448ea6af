import type { EnrollmentType } from '@dining/domain'
import { signInPath } from '@dining/domain/pages'

/** The path at which a sign-in starts, used by every link and redirect to it (ROUTE-13, SESSION-31). */
export function loginPath({ enrollmentType }: { readonly enrollmentType: EnrollmentType }): string {
  return signInPath(enrollmentType)
}
