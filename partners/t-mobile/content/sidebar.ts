import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What we see' } },
          { type: 'text', fields: { text_mobile: 'Where you ate, when, how much. If it’s on our list. We see nothing else.' } },
          { type: 'text', fields: { text_mobile: 'Cards we take: {cards_taken}.' } },
        ],
      },
    },
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'text', fields: { text_mobile: '{earn_select}. E-mail on.' } },
          { type: 'text', fields: { text_mobile: '{earn_basic}. E-mail off.' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
