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
          description: 'Friends who join with your link earn {earn_basic} from their first bill.',
        },
        link_groups: [
          {
            title: 'Your AAdvantage® account',
            links: [
              { text: 'How miles post', url: '/how-it-works' },
              { text: 'Find your AAdvantage® number', url: 'https://www.example.com/aadvantage/number' },
            ],
          },
          {
            title: 'Next dine',
            links: [
              { text: 'Restaurants near you', url: '/search' },
              { text: 'Discover', url: '/discover' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
