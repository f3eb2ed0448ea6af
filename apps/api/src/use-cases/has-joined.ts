import { hasJoined } from '@dining/domain'

import type { MemberRow } from '../store/repositories/member.ts'

/** The domain's `hasJoined`, for a row. */
export function rowHasJoined({ member_type: memberType, has_web_profile: hasWebProfile }: MemberRow): boolean {
  return hasJoined({ memberType, hasWebProfile })
}
