import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'account_center',
  entries: [
    {
      slug: 'account_center',
      status: 'published',
      fields: {
        referral_link: {
          is_enabled: true,
          title: 'Bring a travel companion',
          description:
            'Whoever joins by your link earns {earn_basic} from the first bill. You choose the restaurant; they can have the window.',
        },
        link_groups: [
          {
            title: 'Your AAdvantage® account',
            links: [
              { text: 'Find your AAdvantage® number', url: 'https://www.example.com/aadvantage/number' },
              { text: 'How miles post', url: '/how-it-works' },
            ],
          },
          {
            title: 'Next dine',
            links: [
              { text: 'Restaurants near you', url: '/search' },
              { text: 'Rooms worth the detour', url: '/discover' },
              { text: 'Tables you can reserve', url: '/search?reservations=true' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
