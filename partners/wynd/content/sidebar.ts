import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'text', fields: { text_mobile: '{earn_basic}, straight away' } },
          { type: 'text', fields: { text_mobile: '{earn_select}, with our postcards' } },
          { type: 'text', fields: { text_mobile: '{earn_vip}, after the {vip_dine} outing' } },
          { type: 'link', fields: { text_mobile: 'The easy way', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'We look away' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'All we notice is a meal at a place on the list: where, when, how much. What else you buy is carried off by the wind.',
            },
          },
        ],
      },
    },
    {
      slug: 'card_added',
      status: 'published',
      fields: {
        page_text: [
          { type: 'text', fields: { text_mobile: 'Packed. Now find a table near the water, any water.' } },
          { type: 'link', fields: { text_mobile: 'Where to?', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
