import type { OperatorRoles } from '@dining/domain'
import type { ColumnType, Generated } from 'kysely'

import type { PasskeyTable } from './member.ts'

export interface OperatorTable {
  /** Normalised address. */
  email_key: string
  email: string
  name: string
  password_hash: string
  /** Ids of the operator's partners; null for all. */
  partners: ColumnType<readonly string[] | null, string | null, string | null>
  added_at: Date
  /** Roles by partner id; `*` for every other of `partners`. */
  roles: ColumnType<OperatorRoles, string | undefined, string>
  /** Key of the second factor, encrypted; null until it is set up. */
  factor_sealed: Generated<string | null>
  /** Last used time step of the second factor. */
  factor_step: Generated<number | null>
  /** Keyed hashes of the recovery codes that have not been used. */
  recovery_hashes: ColumnType<readonly string[], string | undefined, string>
}

export interface OperatorSessionTable {
  id_hash: string
  email_key: string
  started_at: Date
  /** End if no further call is made. */
  expires_at: Date
  /** End in any case. */
  ends_at: Date
  /** Browser and system; null if unknown. */
  device: Generated<string | null>
}

/** A passkey of an operator (WebAuthn); its columns are those of a member's. */
export interface OperatorPasskeyTable extends Omit<PasskeyTable, 'partner_id' | 'member_id'> {
  email_key: string
}
