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
        banner_text: [{ type: 'title', fields: { text_mobile: 'Flex: restaurants that pay more' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Some restaurants pay more on slow nights. When one does, you see it in the search. Eat there that night, pay with your card, get more cash back.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'No flex offer? You still get {earn_mine}.' } }],
        disclaimer: 'A flex offer counts on the days it names and not after.',
      },
    },
    {
      slug: 'why-not',
      status: 'published',
      fields: {
        url: '/earn/why-not',
        browser_title: 'No cash back? | T-Mobile Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'No cash back? Here’s why' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'You typed a PIN. You used a gift card. A delivery app took the order. We can’t see those. Or the place doesn’t pay on that day. Its page shows which days pay.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See my meals', url: '/account/recent_activity' } },
        ],
        disclaimer: 'Still odd after {missing_days} days? Call {support_phone_link}.',
      },
    },
    {
      slug: 'in-the-app',
      status: 'published',
      fields: {
        url: '/earn/in-the-app',
        browser_title: 'In the app | T-Mobile Dining Rewards',
        image: '/images/cuisines/burgers/c?width=600&height=375',
        image_mobile: '/images/cuisines/burgers/c?width=500&height=313',
        image_mobile_alt_text: 'A cheeseburger on a white plate, a red box of fries and a lemon at the edges',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Get more in the app' } }],
        main_column: [
          { type: 'text', fields: { text_mobile: 'Same account. Same cash back. Plus bonuses for the app only.' } },
          { type: 'link', fields: { text_mobile: 'See my account', url: '/account/overview' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'No app? No problem. The site does everything else.' } }],
        disclaimer: 'Activate app bonuses before you eat.',
      },
    },
    {
      slug: 'game-night',
      status: 'draft',
      fields: {
        url: '/earn/game-night',
        browser_title: 'Game night | T-Mobile Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Overtime? Order again' } }],
        main_column: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Chicken wings', search_string: 'restaurantOrCuisine=Chicken+%26+Wings' } },
          { type: 'text', fields: { text_mobile: 'Watch the game. Eat. Get cash back.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'Your team’s result has no effect on your rate.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
