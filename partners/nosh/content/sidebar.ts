import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you get back' } },
          { type: 'text', fields: { text_mobile: '{earn_basic} when you join' } },
          { type: 'text', fields: { text_mobile: '{earn_select} with our e-mails on' } },
          { type: 'text', fields: { text_mobile: '{earn_vip} after {vip_dines} dinners' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
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
            fields: { text_mobile: 'We see which place, which day and how much, at places on the list. We don’t see your other shopping.' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
