import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'La carte' } },
          { type: 'text', fields: { text_mobile: '{tier_basic} · {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, by letter · {earn_select}' } },
          { type: 'text', fields: { text_mobile: '{tier_vip}, after {vip_dines} evenings · {earn_vip}' } },
          { type: 'link', fields: { text_mobile: 'How it is done', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'In confidence' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We learn the address, the date and the sum of an evening at restaurants on the list. Of other purchases we learn nothing.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
