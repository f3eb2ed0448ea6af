import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'say-yes',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: '{earn_select}, for one e-mail a week' } },
          { type: 'text', fields: { text_mobile: 'Say yes in your profile. It counts from the next bill.' } },
          { type: 'button', fields: { text_mobile: 'Open my profile', url: '/account/user_profile' } },
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
          { type: 'title', fields: { text_mobile: 'Up to {earn_best}, just for eating' } },
          { type: 'text', fields: { text_mobile: 'Free, two minutes, one card. Leave whenever you like.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
