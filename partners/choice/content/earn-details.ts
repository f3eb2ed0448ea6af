import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'road-trip',
      status: 'published',
      fields: {
        url: '/road-trip',
        browser_title: 'Road-trip tips | Choice Privileges Eat & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Points from coast to coast' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Look up the next town while somebody else drives. Every place on the map tells you its hours, its days and its points before you leave the highway.',
            },
          },
          {
            type: 'text',
            fields: {
              text_mobile:
                'Pay at the table or the counter with your linked card. A meal in Maine counts just like one around your corner.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find a stop', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Filling up the tank doesn’t count. Filling up the kids does.' } }],
        disclaimer: 'Meals charged to your room are paid to the hotel, so they don’t earn here.',
      },
    },
    {
      slug: 'text-me',
      status: 'published',
      fields: {
        url: '/earn/text-me',
        browser_title: 'Texts when you earn | Choice Privileges Eat & Earn',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Ping! You’ve earned' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'Add your mobile number and we’ll text you when a meal has earned, so you know before you’re back in the car.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Open my profile', url: '/account/user_profile' } },
        ],
        disclaimer: 'Message and data rates may apply. Reply STOP whenever you’ve had enough; you earn without texts, too.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>
