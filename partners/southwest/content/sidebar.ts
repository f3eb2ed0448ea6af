import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Everybody earns' } },
          { type: 'text', fields: { text_mobile: '{tier_basic} friends earn {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select} friends, the ones we write to, earn {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'A promise between friends' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'We only see meals at places on the list: where, when and how much. Nothing else you buy, cross our hearts.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
