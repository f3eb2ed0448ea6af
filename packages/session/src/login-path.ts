import type { EnrollmentType } from '@dining/domain'
import { signInPath } from '@dining/domain/pages'

/** Where signing in begins: the one helper behind every link and redirect to it (ROUTE-13, SESSION-31). */
export function loginPath({ enrollmentType }: { readonly enrollmentType: EnrollmentType }): string {
  return signInPath(enrollmentType)
}
