/** Members of one partner who share a view of what they earn have the same household; a member is in one at most. */
export interface HouseholdMemberTable {
  partner_id: string
  member_id: string
  household_id: string
  /** From then on the others see the member's dines. */
  joined_at: Date
}

export interface HouseholdInvitationTable {
  partner_id: string
  id: string
  household_id: string
  /** Who sent it. */
  member_id: string
  /** Keyed hash of the address that it was sent to; an account with this address may accept it. */
  email_hash: string
  /** Hash of the token in the mail. */
  token_hash: string
  /** The address, encrypted. */
  sealed: string
  created_at: Date
  expires_at: Date
}
