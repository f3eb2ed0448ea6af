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
        browser_title: 'The way to VIP | DAAK Dining Rewards',
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
  ],
} as const satisfies ContentFile<'earn_details'>
