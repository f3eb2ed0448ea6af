import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'The earning menu' } },
          { type: 'text', fields: { text_mobile: 'Everyone starts at {earn_basic}.' } },
          { type: 'text', fields: { text_mobile: 'Our e-mail raises it to {earn_select}.' } },
          { type: 'text', fields: { text_mobile: '{vip_dines} dines a year make it {earn_vip}.' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'In plain words' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'From restaurants on the list we receive the name, the day and the amount. About everything else, we hear nothing.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
