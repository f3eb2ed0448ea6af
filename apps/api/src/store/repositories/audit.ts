import { randomUUID } from 'node:crypto'

import type { Tx } from '../tables.ts'

/** What was done to an entry of the content. */
export type ContentAuditKind = 'content-drafted' | 'content-published' | 'content-scheduled' | 'content-unpublished' | 'content-rolled-back'

/** Security events that stay on record (security.md "logs"). */
type AuditKind =
  | 'signed-in'
  | 'sign-in-refused'
  | 'account-locked'
  | 'signed-out'
  | 'signed-up'
  | 'activated'
  | 'profile-changed'
  | 'card-linked'
  | 'card-unlinked'
  | 'account-closed'
  | 'account-reopened'
  | 'recovery-requested'
  | 'recovery-refused'
  | 'password-changed'
  | 'flag-set'
  | 'flag-cleared'
  | 'content-imported'
  | ContentAuditKind

export interface AuditEvent {
  readonly kind: AuditKind
  readonly memberId: string | null
  readonly at: Date
  /** Never a member's name, an address, a password or a code. */
  readonly detail?: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** Adds to the partner's audit trail; the application role can neither change nor remove what stands there. */
export async function recordAudit(tx: Tx, partnerId: string, { kind, memberId, at, detail = {} }: AuditEvent): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({ partner_id: partnerId, id: randomUUID(), at, kind, member_id: memberId, detail: JSON.stringify(detail) })
    .execute()
}
