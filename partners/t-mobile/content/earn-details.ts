import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'flex',
      status: 'published',
      fields: {
        url: '/flex',
        browser_title: 'Flex offers | T-Mobile Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Flex: when spots pay more' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Some restaurants turn it up on slow nights. When one does, its tile says so. Show up that night, pay with your card, get the bigger number.',
            },
          },
          { type: 'button', fields: { text_mobile: 'See who’s paying', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'No flex on the tile? You still get {earn_mine}.' } }],
        disclaimer: 'A flex offer counts on the days it names and not after.',
      },
    },
    {
      slug: 'why-not',
      status: 'published',
      fields: {
        url: '/earn/why-not',
        browser_title: 'Didn’t get paid? | T-Mobile Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Didn’t get paid? Here’s why' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'You typed a PIN. You used a gift card. A delivery app took the order. Or it wasn’t your day at that place. We can’t see the first three. The last one is on the tile.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Check your meals', url: '/account/recent_activity' } },
        ],
        disclaimer: 'Still odd after {missing_days} days? Call {support_phone_link}.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
