import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Reserved for {tier_select} members',
        body_text: 'Allow e-mail in your Marriott Bonvoy® account. This address, and every other, then earns {earn_select}.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'Reserved for {tier_vip} members',
        body_text: 'After {vip_dines} evenings within a year this address receives you, at {earn_vip}. Your account keeps the record.',
      },
    },
    {
      slug: 'known_card',
      status: 'published',
      fields: { title: 'We know this card', body_text: 'It is kept with your Marriott Bonvoy® account. A tap confirms it for dinner.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
