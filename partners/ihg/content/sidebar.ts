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
              text_mobile:
                'As our guest you earn {earn_basic}. With our e-mail on, you earn {earn_select}. After {vip_dines} visits in a year you are {tier_vip}, at {earn_vip}.',
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
              text_mobile: 'At restaurants on our list we learn the name, the day and the sum. What you buy elsewhere stays private.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
