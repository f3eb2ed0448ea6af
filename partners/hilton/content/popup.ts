import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} guests',
        body_text: 'Please turn on e-mail in your profile. You then receive {earn_select} here as well.',
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
    {
      slug: 'called_off',
      status: 'draft',
      fields: { title: 'Your reservation is canceled', body_text: 'We hope to welcome you on another evening.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
