import type { ColumnType } from 'kysely'

export interface OperatorTable {
  /** Normalised address. */
  email_key: string
  email: string
  name: string
  password_hash: string
  /** Ids of the partners that they write for; null is all of them. */
  partners: ColumnType<readonly string[] | null, string | null, string | null>
  added_at: Date
}

export interface OperatorSessionTable {
  id_hash: string
  email_key: string
  started_at: Date
  /** End when nothing is called before. */
  expires_at: Date
  /** End in any case. */
  ends_at: Date
}
