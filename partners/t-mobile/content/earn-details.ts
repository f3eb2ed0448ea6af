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
        banner_text: [{ type: 'title', fields: { text_mobile: 'Your thumb knows the way' } }],
        main_column: [
          { type: 'text', fields: { text_mobile: 'Same account. Same cash. Plus bonuses that only the app can switch on.' } },
          { type: 'link', fields: { text_mobile: 'What’s on your account', url: '/account/overview' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'No app? No problem. The site does everything else.' } }],
        disclaimer: 'App bonuses have to be switched on before you eat.',
      },
    },
    {
      slug: 'game-night',
      status: 'draft',
      fields: {
        url: '/earn/game-night',
        browser_title: 'Game night | T-Mobile Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Overtime? Order again.' } }],
        main_column: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Wings first', search_string: 'restaurantOrCuisine=Chicken+%26+Wings' } },
          { type: 'text', fields: { text_mobile: 'Screens up. Phones down. Cash back either way.' } },
          { type: 'button', fields: { text_mobile: 'Find food', url: '/search' } },
        ],
        disclaimer: 'Your team’s result has no effect on your rate.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
