import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'booked',
      status: 'published',
      fields: {
        url: '/earn/booked',
        browser_title: 'Book and earn more | DAAK Dining Rewards',
        image: '/images/cuisines/seafood/b?width=600&height=375',
        image_mobile: '/images/cuisines/seafood/b?width=500&height=313',
        image_mobile_alt_text: 'A red crab on a white plate, seen from straight above, with a lemon to the left',
        image_x_position: 'center',
        image_y_position: 'top',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Book a seat, earn {reservation_bonus}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Some kitchens take bookings on this site. Reserve, eat there on that day, and pay with a linked card: {reservation_bonus} are yours, beside what the meal earns.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Kitchens you can book', url: '/search?reservations=true' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'Plans change with the weather. Cancel as early as you can, so that somebody else gets the seat.' },
          },
        ],
        disclaimer: 'One bonus for each booking that you keep. A booking made by phone or elsewhere is not ours to see.',
      },
    },
    {
      slug: 'twelve',
      status: 'published',
      fields: {
        url: '/earn/vip',
        browser_title: 'Count to VIP | DAAK Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Count to {vip_dines}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Your {vip_dine} meal of the calendar year makes you {tier_vip}. That one and all that follow earn {earn_vip}, until the next year is out.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Find the next one', url: '/search' } },
        ],
        disclaimer: 'Only a meal that earned points is counted.',
      },
    },
    {
      slug: 'no-points',
      status: 'published',
      fields: {
        url: '/earn/no-points',
        browser_title: 'When no points come in | DAAK Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Nets up empty?' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'A bill keyed in with a PIN, a gift card, a courier’s app: none of these reach us. A kitchen may also rest on some days; its page says which.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile:
                'If a meal still has not shown after {missing_days} days, write to {support_email_link}. A photograph of the bill is enough.',
            },
          },
        ],
        side_column: [{ type: 'link', fields: { text_mobile: 'Look through my meals', url: '/account/recent_activity' } }],
      },
    },
    {
      slug: 'dark-months',
      status: 'draft',
      fields: {
        url: '/earn/dark-months',
        browser_title: 'The dark months | DAAK Dining Rewards',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Soup weather' } }],
        main_column: [
          {
            type: 'text',
            fields: { text_mobile: 'From first frost to breakup, eat where the windows are fogged. Every bowl earns {earn_mine}.' },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Bowls with steam', search_string: 'restaurantOrCuisine=Ramen' } },
        ],
        disclaimer: 'The rate is the usual one. The appetite is not.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
