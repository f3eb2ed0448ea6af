import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you get' } },
          { type: 'text', fields: { text_mobile: '{earn_basic}. When you join.' } },
          { type: 'text', fields: { text_mobile: '{earn_select}. With e-mail on.' } },
          { type: 'text', fields: { text_mobile: '{earn_vip}. From dine number {vip_dines}.' } },
          { type: 'link', fields: { text_mobile: 'The three steps', url: '/how-it-works' } },
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
            fields: { text_mobile: 'Place, date, amount, at restaurants on the list. That is all we look at.' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
