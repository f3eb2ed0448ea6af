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
        body_text: 'With the {vip_dine} meal you take in a year, the maître d’ knows you, and this table brings {earn_vip}.',
      },
    },
    {
      slug: 'called_off',
      status: 'published',
      fields: { title: 'Your reservation is called off', body_text: 'We are sorry that it did not suit. Another evening, perhaps.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
