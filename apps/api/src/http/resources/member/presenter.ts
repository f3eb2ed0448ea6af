import type { KnownMember, Member } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'

import type { MemberView } from '../../../use-cases/member.ts'
import type { Session } from '../../../use-cases/session.ts'

/** The member in the contract's format; nothing else of the row leaves the server. */
export function presentMember({ member, tierLevel, progress, toldNumber }: MemberView, session: Session): Member {
  return {
    publicId: member.public_id,
    familyId: member.family_id,
    firstName: member.first_name,
    lastName: member.last_name,
    email: member.email,
    emailOptIn: member.email_opt_in,
    phoneNumber: member.phone_number,
    smsOptIn: member.sms_opt_in,
    address: {
      address1: member.address1,
      address2: member.address2,
      city: member.city,
      state: member.state,
      zipCode: member.zip_code,
    },
    tierLevel,
    memberType: member.member_type,
    hasWebProfile: member.has_web_profile,
    active: member.active,
    diningProgress: progress,
    activeBonuses: [],
    enrollmentSource: member.enrollment_source,
    joinDate: member.joined_at.toISOString(),
    ...(toldNumber === undefined ? {} : { partnerNumber: toldNumber }),
    sessionExpiresAt: session.expiresAt.toISOString(),
  }
}

/** Never a name or an address; a member without an account of this site is only a known visitor (SESSION-08, decisions.md ACT-19). */
export function presentKnownMember({ member, tierLevel }: MemberView, partner: Partner): KnownMember {
  const { enrollmentType } = partner.program
  return {
    publicId: member.public_id,
    tierLevel,
    hasWebProfile: member.has_web_profile,
    active: member.active,
    interfaceType: member.has_web_profile && enrollmentType !== 'none' ? enrollmentType : 'known',
  }
}
