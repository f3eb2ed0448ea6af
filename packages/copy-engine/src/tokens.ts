/** Placeholders whose value the partner or the visitor decides; written `{currency}` in every text (COPY-18, COPY-19). */
export const PLACEHOLDERS = [
  'currency',
  'currency_one',
  'program',
  'partner',
  'loyalty',
  'year',
  'phone',
  'email',
  'first_name',
  'earn_basic',
  'earn_select',
  'earn_vip',
  'earn_best',
  'earn_mine',
  'CurrentEarningShort0',
  'CurrentEarningShort1',
  'CurrentEarningShort2',
  'CurrentEarningShort3',
  'tier_basic',
  'tier_select',
  'tier_vip',
  'vip_dines',
  'vip_dine',
  'new_member_bonus',
  'reservation_bonus',
  'credit_from',
  'max_cards',
  'award_days',
  'missing_days',
  'lock_minutes',
  'remembered_days',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Inline links (COPY-01 … COPY-17); `{join_link}` shows its own label, `{join_link|Join today}` the one after the bar. */
export const INLINE_LINKS = [
  'sign_in_link',
  'activate_link',
  'join_link',
  'recover_link',
  'delete_card_link',
  'terms_link',
  'privacy_link',
  'find_partner_number_link',
  'support_phone_link',
  'support_email_link',
  'offers_link',
  'events_link',
  'home_link',
  'sign_out_link',
  'recent_activity_disclaimer_link',
  'partner_phone_link',
  'sms_short_code_link',
] as const
export type InlineLink = (typeof INLINE_LINKS)[number]

export type TokenName = Placeholder | InlineLink
