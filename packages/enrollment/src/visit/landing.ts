import type { Member } from '@dining/contract'
import { paths, takeLoginRedirect } from '@dining/session'

/** A closed account has no page of its own: opening it again stands in the place of any page (REENROLL-16). */
const LANDINGS = {
  EnrolledCardMember: paths.accountOverview(),
  NonCardMember: paths.join(),
  ClosedAccountMember: paths.accountOverview(),
} as const satisfies Record<Member['memberType'], string>

/** Where a member of this kind lands without a place to return to (AUTH-09). */
export function landingOf({ memberType }: Pick<Member, 'memberType'>): string {
  return LANDINGS[memberType]
}

/**
 * Where signing in leads: back to where it was asked for, else to the kind's landing (AUTH-08, AUTH-09).
 * @param member undefined when not known yet: the sign-in page sends a member on by itself
 */
export function afterSignIn(member: Pick<Member, 'memberType'> | undefined): string {
  return takeLoginRedirect() ?? (member ? landingOf(member) : paths.login())
}
