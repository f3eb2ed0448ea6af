import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'may-we-write',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'May we write to you?' } },
          { type: 'text', fields: { text_mobile: 'Turn on our email: as {tier_select} you receive {earn_select}.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'reserve',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Reserve a table' } },
          { type: 'text', fields: { text_mobile: 'Reserve through us and dine: {reservation_bonus} more.' } },
          { type: 'button', fields: { text_mobile: 'Reserve a table', url: '/search?reservations=true' } },
        ],
        user_states: [{ index: 3 }, { index: 4 }, { index: 5 }],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 3,
        text: [
          { type: 'title', fields: { text_mobile: 'Please join us' } },
          { type: 'text', fields: { text_mobile: 'If you would join us, meals bring up to {earn_best} from tonight.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
