import type { ColumnType, Generated } from 'kysely'

type Ids = ColumnType<string[], string, string>

/** A list of places that everyone with its link can vote on. */
export interface ShortlistTable {
  partner_id: string
  /** Hash of the token in its link. */
  token_hash: string
  merchant_ids: Ids
  created_at: Date
  expires_at: Date
  /** When its owner ended the voting; null while it is open. */
  closed_at: Generated<Date | null>
}

/** What one browser has voted for. */
export interface ShortlistVoteTable {
  partner_id: string
  token_hash: string
  /** Hash of the voter's id and the token, so that votes on different lists cannot be compared. */
  voter_hash: string
  merchant_ids: Ids
  /** First name; '' for none. */
  voter_name: string
  voted_at: Date
}
