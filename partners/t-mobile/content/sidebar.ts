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
          {
            type: 'text',
            fields: { text_mobile: 'If a place is on our list, we see that you ate there, when, and the total. That’s it.' },
          },
          { type: 'text', fields: { text_mobile: 'Cards we take: {cards_taken}.' } },
        ],
      },
    },
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Two rates, your pick' } },
          { type: 'text', fields: { text_mobile: 'With e-mail on, it’s {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'Without it, it’s {earn_basic}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
