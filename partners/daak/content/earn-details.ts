import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'twelve',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'How to become VIP | DAAK Dining Rewards',
        image: '/images/cuisines/seafood/b?width=600&height=375',
        image_mobile: '/images/cuisines/seafood/b?width=500&height=313',
        image_mobile_alt_text: 'A red crab on a white plate, seen from straight above, with a lemon to the left',
        image_x_position: 'center',
        image_y_position: 'top',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} meals to {tier_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Your {vip_dine} meal of the calendar year makes you {tier_vip}. That meal and all that follow earn {earn_vip}, to the end of the next year.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile:
                'It is a status of its own: flights do not count toward it, and a soup at the airport counts like a dinner at home.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'On the way there, email makes you {tier_select}: {earn_select}.' } }],
        disclaimer: 'Only a meal that earned points is counted.',
      },
    },
    {
      slug: 'no-points',
      status: 'published',
      fields: {
        url: '/earn/no-points',
        browser_title: 'When a meal earns no points | DAAK Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'No points for a meal?' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'A PIN, a gift card or a delivery app hides the bill from us. Some restaurants also do not earn on certain days; their pages list the days.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile: 'Still no points after {missing_days} days? Write to {support_email_link}, and name the restaurant and the day.',
            },
          },
        ],
        side_column: [{ type: 'link', fields: { text_mobile: 'See my meals', url: '/account/recent_activity' } }],
      },
    },
    {
      slug: 'layover',
      status: 'published',
      fields: {
        url: '/earn/layover',
        browser_title: 'Eat during a layover | DAAK Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'A layover is long enough for lunch' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Search the city of your layover before you board. A restaurant’s page lists its hours, its days and its points.',
            },
          },
          {
            type: 'text',
            fields: { text_mobile: 'Your card is linked once and works in every city on the list, at the rate you have at home.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'Meals on board, and meals charged to a hotel room, are not seen.',
      },
    },
    {
      slug: 'booked',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'Book and earn more | DAAK Dining Rewards',
        image: '/images/cuisines/seafood/b?width=600&height=375',
        image_mobile: '/images/cuisines/seafood/b?width=500&height=313',
        image_mobile_alt_text: 'A red crab on a white plate, seen from straight above, with a lemon to the left',
        image_x_position: 'center',
        image_y_position: 'top',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Book a table, earn {reservation_bonus}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Some restaurants take bookings on this site. Reserve, eat there on that day, and pay with a linked card: you earn {reservation_bonus}, on top of what the meal earns.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Restaurants you can book', url: '/search?reservations=true' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'Have your plans changed? Cancel early, so that other guests can have the table.' },
          },
        ],
        disclaimer: 'You get one bonus for each booking that you keep. A booking made by phone or on another site does not count.',
      },
    },
    {
      slug: 'dark-months',
      status: 'draft',
      fields: {
        url: '/earn/dark-months',
        browser_title: 'Winter | DAAK Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Soup weather' } }],
        main_column: [
          {
            type: 'text',
            fields: { text_mobile: 'All winter long, warm up over a hot soup. Every bowl earns {earn_mine}.' },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Ramen restaurants', search_string: 'restaurantOrCuisine=Ramen' } },
        ],
        disclaimer: 'The rate is the same as in summer.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | DAAK Dining Rewards',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No bonus at Topgolf' } },
          {
            type: 'text',
            fields: { text_mobile: 'Topgolf earns nothing extra. On the ground, points come from the restaurants on our list.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'new-member-bonus',
      status: 'published',
      fields: {
        url: '/earn/new-member-bonus',
        unlisted: true,
        browser_title: 'New members | DAAK Dining Rewards',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'New on board' } },
          {
            type: 'text',
            fields: { text_mobile: 'We give no points for joining. The first meal with your linked card earns {earn_basic}.' },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'this-is-big',
      status: 'published',
      fields: {
        url: '/earn/this-is-big',
        unlisted: true,
        browser_title: 'This is big | DAAK Dining Rewards',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Nothing is scheduled' } },
          { type: 'text', fields: { text_mobile: 'No offer of this name is scheduled. Your rate is unchanged.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
