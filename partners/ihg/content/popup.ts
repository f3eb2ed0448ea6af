import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'A table for {tier_select} guests',
        body_text:
          'A yes to our e-mail, in your profile, makes you one of them. We then count {earn_select} for you, at this table and the next.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'A table for {tier_vip} guests',
        body_text: 'With {vip_dines} visits in a year this table is yours at {earn_vip}. Your account counts along.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
