import { shell } from '@dining/copy-engine/texts/shell'
import type { EnrollmentType } from '@dining/domain'
import { loginPath, paths, type VisitorKind } from '@dining/session'

/** The account menu (NAV-27). */
export const accountLinks = () =>
  [
    { href: paths.accountOverview(), text: shell.accountOverview },
    { href: paths.recentActivity(), text: shell.reviewsAndHistory },
    { href: paths.manageCards(), text: shell.linkedCards },
    { href: paths.userProfile(), text: shell.profile },
  ] as const

/** What the bar offers at its end, and the footer and the menu with it. */
export type Access = 'none' | 'sign-in-or-join' | 'join-or-leave' | 'member' | 'leave'

/** ROUTE-43, NAV-07, NAV-29; a closed account can only be opened again or left. */
export function accessOf(enrollmentType: EnrollmentType, visitor: VisitorKind): Access {
  if (enrollmentType === 'none') return 'none'
  if (visitor === 'card-member') return 'member'
  if (visitor === 'non-card-member') return 'join-or-leave'
  return visitor === 'closed-account' ? 'leave' : 'sign-in-or-join'
}

/** The link that ends the footer's primary links (FOOTER-04 … FOOTER-09); undefined when there is none. */
export function footerAccessLink(enrollmentType: EnrollmentType, visitor: VisitorKind) {
  const access = accessOf(enrollmentType, visitor)
  if (access === 'member') return { href: paths.accountOverview(), text: shell.account }
  if (access === 'join-or-leave') return { href: paths.join(), text: shell.join }
  return access === 'sign-in-or-join' ? { href: loginPath({ enrollmentType }), text: shell.signIn } : undefined
}
