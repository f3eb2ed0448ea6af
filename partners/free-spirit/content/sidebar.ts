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
          { type: 'text', fields: { text_mobile: '{tier_basic}. {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, e-mail on. {earn_select}' } },
          { type: 'text', fields: { text_mobile: '{tier_vip}, {vip_dine} dine and after. {earn_vip}' } },
          { type: 'link', fields: { text_mobile: 'The three steps', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What we snoop' } },
          {
            type: 'text',
            fields: { text_mobile: 'Place, date, amount, at restaurants on the list. That is the whole list of things we look at.' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
