import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Email opens it. The switch is in your profile, and your rate becomes {earn_select}.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: { title: 'For {tier_vip} members', body_text: 'It opens with your {vip_dine} meal of the year, at {earn_vip}.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
