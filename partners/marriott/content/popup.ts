import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'For {tier_select} members',
        body_text: 'Allow e-mail in your Marriott Bonvoy® account. You then earn {earn_select} here and at every other restaurant.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'For {tier_vip} members',
        body_text: 'After {vip_dines} dines within a year you earn {earn_vip} here. Your account keeps the record.',
      },
    },
    {
      slug: 'known_card',
      status: 'published',
      fields: { title: 'This card is listed', body_text: 'It is in your Marriott Bonvoy® account. Confirm it, and it earns.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
