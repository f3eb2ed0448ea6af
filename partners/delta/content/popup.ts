import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'This table earns for {tier_select} members',
        body_text:
          'Let us e-mail you, by the switch in your profile, and {tier_select} is yours at once: {earn_select}, at this table, too.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'This table earns for {tier_vip} members',
        body_text: 'Dine {vip_dines} times in a year and it is yours, at {earn_vip}. Your account shows how many are left.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
