import type { Member } from '@dining/contract'
import { paths, takeLoginRedirect } from '@dining/session'

/** A closed account has no page of its own: reopening it replaces any page (REENROLL-16). */
const LANDINGS = {
  EnrolledCardMember: paths.accountOverview(),
  NonCardMember: paths.join(),
  ClosedAccountMember: paths.accountOverview(),
} as const satisfies Record<Member['memberType'], string>

/** Where a member of this kind lands if there is no page to return to (AUTH-09). */
export function landingOf({ memberType }: Pick<Member, 'memberType'>): string {
  return LANDINGS[memberType]
}

/**
 * The page after a sign-in: the page that required it, otherwise the kind's landing page (AUTH-08, AUTH-09).
 * @param member undefined if not loaded yet: the sign-in page redirects a member itself
 */
export function afterSignIn(member: Pick<Member, 'memberType'> | undefined): string {
  return takeLoginRedirect() ?? (member ? landingOf(member) : paths.login())
}
