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
        banner_text: [{ type: 'title', fields: { text_mobile: 'Works wherever you travel' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'The list is not only for home. Search the place you are headed to before you leave; the points are the same.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Traveling with two cards? Link both.' } }],
        disclaimer: 'You can link up to {max_cards} cards to one account.',
      },
    },
    {
      slug: 'outings',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'Become VIP | WYND Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} meals, then {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Breakfasts count. So do meals at one place. From number {vip_dines} on, you earn {earn_vip} for the rest of the year and all of the next.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See meals left', url: '/account/overview' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'The count begins again on the first of January.' } }],
        disclaimer: 'A meal that brought no points is not counted.',
      },
    },
    {
      slug: 'first-warm-day',
      status: 'draft',
      fields: {
        url: '/earn/first-warm-day',
        browser_title: 'The first warm day | WYND Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Eat outside' } }],
        main_column: [
          { type: 'title', fields: { text_mobile: 'Outdoor meals' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Seafood', search_string: 'restaurantOrCuisine=Seafood' } },
          { type: 'text', fields: { text_mobile: 'On the first warm day of the year, everyone eats outdoors. Go early.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        disclaimer: 'Weather is not part of the program.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | WYND Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No golf bonus' } },
          { type: 'text', fields: { text_mobile: 'Topgolf pays nothing extra. Lunch after the game pays if the place is listed.' } },
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
        browser_title: 'New members | WYND Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'New here?' } },
          { type: 'text', fields: { text_mobile: 'Joining is free and pays no bonus. Eating out pays {earn_basic} from the start.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        unlisted: true,
        browser_title: 'Reservations | WYND Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Tables by phone' } },
          { type: 'text', fields: { text_mobile: 'We leave bookings to the restaurants. Call them from their page.' } },
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
        browser_title: 'This is big | WYND Rewards Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Not at the moment' } },
          { type: 'text', fields: { text_mobile: 'No offer goes by this name. The others are below.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
