import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'join',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'Join us for dinner' } },
          { type: 'text', fields: { text_mobile: 'Join free, link a card, and earn up to {earn_best} with the people you love.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'keep-in-touch',
      status: 'published',
      fields: {
        type: 'earn',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Earn {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'Turn on our emails and it’s yours.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'bring-somebody',
      status: 'published',
      fields: {
        type: 'earn',
        order: 3,
        text: [
          { type: 'title', fields: { text_mobile: 'Who haven’t you seen in a while?' } },
          { type: 'text', fields: { text_mobile: 'Invite them to dinner.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        user_states: [{ index: 0 }, { index: 1 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
