import type { NoticeKind } from '@dining/domain'
import type { Generated } from 'kysely'

import type { Day } from './columns.ts'

/** A browser that shows notices to its member. */
export interface NoticeDeviceTable {
  partner_id: string
  /** SHA-256 of the address at the push service, in base64url. */
  id: string
  member_id: string
  /** Address at the push service, and the browser's keys. */
  endpoint: string
  p256dh: string
  auth: string
  /** IANA name of the browser's zone. */
  time_zone: string
  /** Browser and system, by which the member recognizes it. */
  device: string | null
  /** The session with which the member was last signed in there: a notice is no longer sent once they sign out. */
  session_hash: string
  /** Hash of the browser's cookie (`known_device`), by which a later session is recognized. */
  browser_hash: string | null
  /** Day on which the member's bonuses were last looked at. */
  bonuses_on: Generated<Day | null>
  created_at: Date
  /** When a notice was last sent, or the browser last subscribed. */
  used_at: Date
}

/** A kind that a member has turned on or off; one without a row is on. */
export interface NoticeChoiceTable {
  partner_id: string
  member_id: string
  kind: NoticeKind
  is_on: boolean
  changed_at: Date
}
