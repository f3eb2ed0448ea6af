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
          { type: 'text', fields: { text_mobile: '{tier_basic}, when you sign up: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, when e-mail’s on: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How does it work?', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What we see' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'Where, when and how much, at restaurants on our list: that’s all the card network tells us. We don’t see anything else you buy.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
