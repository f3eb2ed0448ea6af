import type { MemberRow } from '../store/repositories/member.ts'

/** What the audit trail holds of a membership. */
export const membershipOf = ({ member_type, active }: Pick<MemberRow, 'member_type' | 'active'>) => ({ memberType: member_type, active })
