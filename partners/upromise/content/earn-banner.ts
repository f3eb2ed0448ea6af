import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'more-each-time',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'A little more each time' } },
          { type: 'text', fields: { text_mobile: 'Turn on email and every bill gives {earn_select}.' } },
          { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
        ],
        user_states: [{ index: 1 }],
      },
    },
    {
      slug: 'start-saving',
      status: 'published',
      fields: {
        type: 'enrollment',
        order: 2,
        text: [
          { type: 'title', fields: { text_mobile: 'Save for college at dinner' } },
          { type: 'text', fields: { text_mobile: 'Add one card, and dinner begins to give.' } },
          { type: 'button', fields: { text_mobile: 'Join', url: '/join' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
    {
      slug: 'back-to-school',
      status: 'draft',
      fields: {
        type: 'bonus',
        code: 'SEPTEMBER',
        order: 3,
        days_to_display: 30,
        text: [
          { type: 'title', fields: { text_mobile: 'Back to school' } },
          { type: 'text', fields: { text_mobile: 'Activate the bonus in your account before the first dinner.' } },
          { type: 'button', fields: { text_mobile: 'See my account', url: '/account/overview' } },
        ],
        user_states: [{ index: 3 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
