import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'reservations',
      status: 'published',
      fields: {
        url: '/reserve',
        browser_title: 'Reserve a table | Hilton Honors Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Allow us to reserve' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Where you see “reserve”, we book the table for you. Come on the day, pay with your linked card, and {reservation_bonus} join what the meal itself brings.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Tables to reserve', url: '/search?reservations=true' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Running late? The restaurant holds the book; its number is on its page.' } }],
        disclaimer:
          'The extra points are for a meal on the day of the reservation, once for each. A reservation that was called off brings none.',
      },
    },
    {
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip',
        browser_title: 'The way to VIP | Hilton Honors Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'When you are a regular' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'With your {vip_dine} dine of a calendar year we welcome you as {tier_vip}. You then receive {earn_vip}, and keep it until December of the following year.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Where to dine', url: '/search' } },
        ],
        side_column: [
          {
            type: 'text',
            fields: { text_mobile: 'We count every meal that brought points, the coffee at ten as well as the dinner at eight.' },
          },
        ],
        disclaimer: 'Tiers of this program and of {loyalty} are separate: a night counts there, a meal here.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
