import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} guests',
        body_text: 'Please turn on email in your profile. You then receive {earn_select} here as well.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'For {tier_vip} guests',
        body_text: 'From your {vip_dine} meal in a year, this restaurant brings you {earn_vip}.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
