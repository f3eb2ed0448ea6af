import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Kept for {tier_select} guests',
        body_text: 'Let us write to you, by the switch in your profile. We then seat you here as well, at {earn_select}.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'Kept for {tier_vip} guests',
        body_text: 'From your {vip_dine} dine of the year this table is yours, at {earn_vip}.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
