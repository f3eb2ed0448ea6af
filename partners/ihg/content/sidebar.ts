import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you earn' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Day one: {earn_basic}. E-mail on: {earn_select}. {vip_dines} visits in a year: {tier_vip}, at {earn_vip}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Your privacy' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'If the restaurant’s on our list: its name, the day, the total. Otherwise nothing, the minibar included.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
