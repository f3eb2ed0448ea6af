import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What the house pays' } },
          { type: 'text', fields: { text_mobile: 'As {tier_basic}: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: 'As {tier_select}, with our letters: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'The evening, step by step', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Discretion' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'Of your card we are told three things: which house on the list, which day, how much. What you spend elsewhere stays between you and your bank.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
