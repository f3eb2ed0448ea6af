import type { ColumnType } from 'kysely'

export interface OperatorTable {
  /** Normalised address. */
  email_key: string
  email: string
  name: string
  password_hash: string
  /** Ids of the operator's partners; null for all. */
  partners: ColumnType<readonly string[] | null, string | null, string | null>
  added_at: Date
}

export interface OperatorSessionTable {
  id_hash: string
  email_key: string
  started_at: Date
  /** End if no further call is made. */
  expires_at: Date
  /** End in any case. */
  ends_at: Date
}
