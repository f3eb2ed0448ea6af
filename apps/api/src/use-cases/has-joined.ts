import type { MemberRow } from '../store/repositories/member.ts'

/** False for somebody who has only signed in at the provider so far: they have a session, and nothing to link a card to (SESSION-01). */
export function hasJoined({ member_type: type, has_web_profile: hasProfile }: Pick<MemberRow, 'member_type' | 'has_web_profile'>): boolean {
  return type !== 'NonCardMember' || hasProfile
}
