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
          { type: 'title', fields: { text_mobile: 'Say yes to {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'Turn email on in your profile. It counts from the next bill.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
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
          { type: 'text', fields: { text_mobile: 'It’s free to join, and you can leave whenever you like.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'block-party',
      status: 'draft',
      fields: {
        type: 'bonus',
        code: 'BLOCKPARTY',
        order: 3,
        days_to_display: 10,
        text: [
          { type: 'title', fields: { text_mobile: 'Neighborhood week' } },
          { type: 'text', fields: { text_mobile: 'All over the neighborhood. Activate it before you eat.' } },
          { type: 'button', fields: { text_mobile: 'Activate', url: '/account/overview' } },
        ],
        user_states: [{ index: 3 }, { index: 4 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
