import { tierAt } from '@dining/domain'

import { emailKey } from './email-key.ts'
import type { SignUpValues } from './sign-up-rules.ts'

/** Columns of a member's row after step 1 of joining, for each way to sign in; the card follows in step 2. */
export function joinedColumns(values: SignUpValues, now: Date) {
  const { emailOptIn } = values
  return {
    email: values.email,
    email_key: emailKey(values.email),
    partner_number: values.partnerNumber,
    first_name: values.firstName,
    last_name: values.lastName,
    zip_code: values.zipCode,
    phone_number: values.phoneNumber,
    sms_opt_in: values.smsOptIn,
    email_opt_in: emailOptIn,
    tier_level: tierAt({ tierLevel: 0, emailOptIn, vipUntilYear: null }, now.getUTCFullYear()),
    vip_until_year: null,
    member_type: 'NonCardMember' as const,
    has_web_profile: true,
    active: false,
    enrollment_source: values.source,
    joined_at: now,
  }
}
