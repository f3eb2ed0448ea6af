import type { MemberRow } from '../store/repositories/member.ts'

/** The values of a profile that identify no person, for the audit trail. */
export const recordedProfile = ({ sms_opt_in, email_opt_in, tier_level }: MemberRow) => ({
  smsOptIn: sms_opt_in,
  emailOptIn: email_opt_in,
  tierLevel: tier_level,
})
