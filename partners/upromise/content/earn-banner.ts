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
          { type: 'title', fields: { text_mobile: 'Let dinner give more' } },
          { type: 'text', fields: { text_mobile: 'Say yes to e-mail and every bill gives {earn_select}.' } },
          { type: 'button', fields: { text_mobile: 'Change my choice', url: '/account/user_profile' } },
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
          { type: 'title', fields: { text_mobile: 'College starts with an appetizer' } },
          { type: 'text', fields: { text_mobile: 'Add one card, and dinner begins to give.' } },
          { type: 'button', fields: { text_mobile: 'Start saving', url: '/join' } },
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
          { type: 'title', fields: { text_mobile: 'Back to school, back to the table' } },
          { type: 'text', fields: { text_mobile: 'Choose it in your account before the first school night out.' } },
          { type: 'button', fields: { text_mobile: 'See our progress', url: '/account/overview' } },
        ],
        user_states: [{ index: 3 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
