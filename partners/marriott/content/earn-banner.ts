import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'letters',
      status: 'draft',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'For those to whom we write' } },
          { type: 'text', fields: { text_mobile: 'Members who receive our e-mail earn the {tier_select} rate from their next dine.' } },
          { type: 'link', fields: { text_mobile: 'About the rates', url: '/how-it-works' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Dine as a member' } },
          { type: 'text', fields: { text_mobile: 'Your Marriott Bonvoy® account is all that is asked for.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
