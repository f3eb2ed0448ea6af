/** Figures of a household: members of one program who share a view of what they earn. The specification has none; six is the limit of the issue. */
export const HOUSEHOLD = {
  /** Members and open invitations together. */
  maxMembers: 6,
  /** Days for which an invitation can be accepted. */
  invitationDays: 7,
  /** Invitations that one member may send in a day. */
  invitationsPerDay: 10,
  /** The latest dines that the view lists. */
  shownDines: 20,
} as const

/** The token of an invitation's link. */
export const HOUSEHOLD_TOKEN_PATTERN = /^[\w-]{20,64}$/

const MS_PER_DAY = 86_400_000

/** When an invitation that is sent now expires. */
export const householdInvitationExpiry = (now: Date): Date => new Date(now.getTime() + HOUSEHOLD.invitationDays * MS_PER_DAY)
