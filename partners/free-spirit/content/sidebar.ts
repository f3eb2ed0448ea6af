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
          { type: 'text', fields: { text_mobile: '{earn_basic}. That is for showing up.' } },
          { type: 'text', fields: { text_mobile: '{earn_select}. For letting our e-mail in.' } },
          { type: 'text', fields: { text_mobile: '{earn_vip}. From dine number {vip_dines}. You earned that one.' } },
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
