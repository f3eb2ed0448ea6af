/** How members of a partner join and sign in; with `none` there are no member pages at all (CONFIG-33, ROUTE-43). */
export const ENROLLMENT_TYPES = ['direct', 'sso', 'none'] as const
export type EnrollmentType = (typeof ENROLLMENT_TYPES)[number]

export const MEMBER_TYPES = ['ClosedAccountMember', 'EnrolledCardMember', 'NonCardMember'] as const
/** Kinds of account; an unknown kind counts as a card member (SESSION-05, SESSION-06). */
export type MemberType = (typeof MEMBER_TYPES)[number]

/** False for a visitor who has only signed in at the partner's provider so far: there is a session, but no account yet (SESSION-01). */
export function hasJoined(member: { readonly memberType: MemberType; readonly hasWebProfile: boolean }): boolean {
  return member.memberType !== 'NonCardMember' || member.hasWebProfile
}

/** The format of a member's public id in addresses and cookies. */
export const PUBLIC_ID_PATTERN = /^[A-Za-z0-9_-]{1,40}$/

/** Characters. The client truncates to the maximum before sending; the server never truncates (ENROLL-10, ENROLL-26). */
export const PASSWORD_MAX_LENGTH = 56
export const PASSWORD_MIN_LENGTH = 8

/**
 * A password in the format that is sent: truncated to PASSWORD_MAX_LENGTH (ENROLL-10), when it is chosen and on each use, because otherwise
 * a longer one would never match. A character of two code units (an emoji) is never split.
 */
export function cutPassword(typed: string): string {
  return typed.slice(0, PASSWORD_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
}

/** Maximum length of the home form's email (HOME-08). */
export const PROSPECT_EMAIL_MAX_LENGTH = 50
