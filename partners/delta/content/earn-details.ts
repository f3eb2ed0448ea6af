import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'vip-upgrade',
      status: 'published',
      fields: {
        url: '/earn/vip-upgrade',
        browser_title: 'Become VIP | SkyMiles Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} dines to {tier_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'We count your dines from January. The {vip_dine} brings {earn_vip}, that very evening and all through the next year. Every dine counts, whatever the bill.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'Until then, turn on email: {tier_select} earns {earn_select}, and it starts at once.' },
          },
        ],
        disclaimer: 'Evenings that earn no miles are left out.',
      },
    },
    {
      slug: 'days-that-earn',
      status: 'published',
      fields: {
        url: '/earn/days-that-earn',
        browser_title: 'Days and hours that earn | SkyMiles Dining',
        image: '/images/cuisines/sushi/c?width=600&height=375',
        image_mobile: '/images/cuisines/sushi/c?width=500&height=313',
        image_mobile_alt_text: 'Two pieces of salmon and tuna sushi on a white plate, a lemon beside it',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Know the days that earn' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Each restaurant decides on which days and at which hours it takes part. Its page shows both, with a clear answer for tonight.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile:
                'A restaurant may also limit the visits, or the amount, that earn in a month. You see how much is left before you order.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Look up a restaurant', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'The hour of payment decides, by the clock of the restaurant.' } }],
        disclaimer: 'A bill that is paid on another day, or beyond a limit, earns no miles.',
      },
    },
    {
      slug: 'your-card',
      status: 'published',
      fields: {
        url: '/earn/your-card',
        browser_title: 'The card to link | SkyMiles Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'One card is enough to begin' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Link the card that settles most of your dinners. There is room for {max_cards} in one account, and each keeps its own rewards.',
            },
          },
          { type: 'button', fields: { text_mobile: 'My linked cards', url: '/account/manage_cards' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Sign or tap when you pay. A payment with a PIN does not reach us.' } }],
        disclaimer: 'If another dining program has your card, remove it there first.',
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'Reserve a table | SkyMiles Dining',
        image: '/images/cuisines/sushi/c?width=600&height=375',
        image_mobile: '/images/cuisines/sushi/c?width=500&height=313',
        image_mobile_alt_text: 'Two pieces of salmon and tuna sushi on a white plate, a lemon beside it',
        image_x_position: 'center',
        image_y_position: 'center',
        enable_banner: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'A table reserved for you' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Reserve on a restaurant’s page, dine, and pay with a linked card. You earn {earn_mine}, as at any restaurant on the list.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Restaurants that take reservations', url: '/search?reservations=true' } },
        ],
        disclaimer:
          'Reservations are made with the restaurant’s booking service, and its terms apply. The restaurant can change or cancel a booking.',
      },
    },
    {
      slug: 'in-the-app',
      status: 'published',
      fields: {
        url: '/earn/in-the-app',
        browser_title: 'Bonuses in the app | SkyMiles Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Some bonuses are in the app only' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'A bonus that is meant for the app has to be activated there, before you dine. What the meal itself earns does not depend on it.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Bonuses on my account', url: '/account/overview' } },
        ],
        disclaimer: 'A bonus that was not activated before the meal is not added afterward.',
      },
    },
    {
      slug: 'topgolf-bonus',
      status: 'published',
      fields: {
        url: '/earn/topgolf-bonus',
        unlisted: true,
        browser_title: 'Topgolf | SkyMiles Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Topgolf earns no miles' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'It makes a pleasant evening, without a bonus. A dinner before it may earn {earn_mine}.',
            },
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
        browser_title: 'New members | SkyMiles Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Your first evening' } },
          {
            type: 'text',
            fields: { text_mobile: 'Joining brings no bonus miles. Your first dinner earns {earn_basic}, and so does the one after it.' },
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
        browser_title: 'This is big | SkyMiles Dining',
        banner_text: [
          { type: 'title', fields: { text_mobile: 'No special offer tonight' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'We have nothing to announce at this address. Tonight’s dinner earns miles if its restaurant takes part.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
