import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What comes back' } },
          { type: 'text', fields: { text_mobile: '{earn_basic} when you walk in' } },
          { type: 'text', fields: { text_mobile: '{earn_select} once our e-mails find you' } },
          { type: 'text', fields: { text_mobile: '{earn_vip} when they know your name' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'No funny business' } },
          {
            type: 'text',
            fields: { text_mobile: 'We see which place, which day and how much, at places on the list. Your other shopping is yours.' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
