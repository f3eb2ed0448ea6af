import { shell } from '@dining/copy-engine/texts/shell'
import { hasJoined, type EnrollmentType } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { loginPath, paths, type Visitor } from '@dining/session'

/** The account menu (NAV-27); reservations where the partner has them. */
export const accountLinks = ({ features }: Pick<Partner, 'features'>) =>
  [
    { href: paths.accountOverview(), text: shell.accountOverview },
    { href: paths.recentActivity(), text: shell.reviewsAndHistory },
    ...(features.openTableReservationsEnabled ? [{ href: paths.accountReservations(), text: shell.reservations }] : []),
    { href: paths.manageCards(), text: shell.linkedCards },
    { href: paths.userProfile(), text: shell.profile },
  ] as const

/** The links at the end of the bar, in the footer and in the menu. */
export type Access = 'none' | 'sign-in-or-join' | 'join-or-leave' | 'link-card-or-leave' | 'member' | 'leave'

/**
 * ROUTE-43, NAV-07, NAV-29. A visitor who is signed in at a provider and has not joined can join; a member without a card can link one. A
 * closed account can only be reopened or left.
 */
export function accessOf(enrollmentType: EnrollmentType, visitor: Visitor): Access {
  if (enrollmentType === 'none') return 'none'
  if (visitor.kind === 'card-member') return 'member'
  if (visitor.kind === 'non-card-member') return hasJoined(visitor.member) ? 'link-card-or-leave' : 'join-or-leave'
  return visitor.kind === 'closed-account' ? 'leave' : 'sign-in-or-join'
}

/** The remaining step of a signed-in member who earns nothing yet; undefined for all others. */
export function nextStepOf(access: Access) {
  if (access === 'join-or-leave') return { href: paths.join(), text: shell.join }
  return access === 'link-card-or-leave' ? { href: paths.addCard(), text: shell.linkCard } : undefined
}

/** The last of the footer's primary links (FOOTER-04 … FOOTER-09); undefined if there is none. */
export function footerAccessLink(enrollmentType: EnrollmentType, visitor: Visitor) {
  const access = accessOf(enrollmentType, visitor)
  if (access === 'member') return { href: paths.accountOverview(), text: shell.account }
  return access === 'sign-in-or-join' ? { href: loginPath({ enrollmentType }), text: shell.signIn } : nextStepOf(access)
}
