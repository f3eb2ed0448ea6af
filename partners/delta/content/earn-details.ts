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
                'Dine {vip_dines} times in a calendar year and earn {earn_vip}: from that dine on, and all through the next year. Every dine counts, whatever the bill.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find a table', url: '/search' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'Turn e-mail on meanwhile: {tier_select} earns {earn_select} from the next dine.' } },
        ],
        disclaimer: 'A dine counts when it earns: paid with a linked card, at a restaurant on the list, on a day on which it takes part.',
      },
    },
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/earn/reservations',
        browser_title: 'Reserve and earn | SkyMiles Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'A table and your {currency}, booked together' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Reserve on a restaurant’s page, dine, and pay with a linked card. You earn {earn_mine}, as at any table on the list.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Restaurants that take reservations', url: '/search?reservations=true' } },
        ],
        disclaimer:
          'Reservations are made with the restaurant’s booking service, and its terms hold. The restaurant can change or cancel a booking.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
