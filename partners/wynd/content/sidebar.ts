import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What a meal earns' } },
          { type: 'text', fields: { text_mobile: '{earn_basic}, when you join' } },
          { type: 'text', fields: { text_mobile: '{earn_select}, once you turn on our e-mail' } },
          { type: 'text', fields: { text_mobile: '{earn_vip}, from the {vip_dine} meal' } },
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
              text_mobile: 'All we see is a meal at a place on the list: where, when, how much. We do not see what else you buy.',
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
          { type: 'text', fields: { text_mobile: 'Card linked. Now find a restaurant near the water.' } },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
