import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'one-rate',
      status: 'published',
      fields: {
        url: '/earn/one-rate',
        browser_title: 'One rate | FTCH Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: '{earn_best}, and no small print about it' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'No tiers, no calendars, no codes. Each dine at a room on the list earns {earn_basic} on the whole bill.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find a room', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Cards are kept with FTCH. To change one, change it there.' } }],
        disclaimer: 'Bills paid by PIN, gift card or delivery app cannot be seen and earn nothing.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
