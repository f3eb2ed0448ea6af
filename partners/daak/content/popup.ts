import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'A {tier_select} kitchen',
        body_text: 'Set the e-mail switch in your profile. This kitchen opens, and you earn {earn_select}.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: { title: 'A {tier_vip} kitchen', body_text: 'It opens with your {vip_dine} meal of the year, at {earn_vip}.' },
    },
    {
      slug: 'weather',
      status: 'published',
      fields: {
        title: 'Weather moves bookings',
        body_text: 'If you cannot make it, cancel here. The kitchen keeps a line of people who can.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
