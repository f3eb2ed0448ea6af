import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What everyone earns' } },
          { type: 'text', fields: { text_mobile: '{tier_basic} members earn {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select} members, with e-mail on, earn {earn_select}' } },
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
            fields: {
              text_mobile: 'We only see meals at places on the list: where, when and how much. We see nothing else you buy.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
