import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'postcards',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'Email brings {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'Easy to turn on, easy to stop.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'outings',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: '{vip_dines} meals to {earn_vip}' } },
          { type: 'text', fields: { text_mobile: 'Lunches count in full.' } },
          { type: 'button', fields: { text_mobile: 'See meals left', url: '/account/overview' } },
        ],
        user_states: [{ index: 3 }],
      },
    },
    {
      slug: 'come-along',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 3,
        text: [
          { type: 'title', fields: { text_mobile: 'Dinner with points' } },
          { type: 'text', fields: { text_mobile: 'As many as {earn_best}, from a card you own.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
