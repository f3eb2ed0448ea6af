import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'away',
      status: 'published',
      fields: {
        url: '/earn/away',
        browser_title: 'Away from home | WYND Rewards Dining',
        image: '/images/cuisines/tacos/g?width=600&height=375',
        image_mobile: '/images/cuisines/tacos/g?width=500&height=313',
        image_mobile_alt_text: 'A taco with a golden shell on a white plate, a lemon to the left and half an avocado below',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        include_welcome_message: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Works wherever you unpack' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'The list covers cities from coast to coast. Search the place you are headed to before you leave; the points are the same as at home.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Where to?', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Traveling with two cards? Pack both.' } }],
        disclaimer: 'Up to {max_cards} cards travel with one member.',
      },
    },
    {
      slug: 'outings',
      status: 'published',
      fields: {
        url: '/earn/outings',
        browser_title: 'Outings that count | WYND Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} outings, then {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'They may be breakfasts. They may be at one place. From number {vip_dines} on, the year and the next one are yours at {earn_vip}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'How it is going', url: '/account/overview' } },
        ],
        disclaimer: 'An outing that brought no points is a nice memory and is not counted.',
      },
    },
    {
      slug: 'first-warm-day',
      status: 'draft',
      fields: {
        url: '/earn/first-warm-day',
        browser_title: 'The first warm day | WYND Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Leave the jacket' } }],
        main_column: [
          { type: 'title', fields: { text_mobile: 'Chairs outside' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Salt air, or close to it', search_string: 'restaurantOrCuisine=Seafood' } },
          { type: 'text', fields: { text_mobile: 'There is one day each year when everybody eats outdoors. Go early.' } },
          { type: 'button', fields: { text_mobile: 'Where to?', url: '/search' } },
        ],
        disclaimer: 'Weather is not part of the program.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
