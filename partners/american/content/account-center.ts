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
          title: 'Invite a friend',
          description: 'A friend who joins with your link earns {earn_basic} from the first bill. Share it to invite them.',
        },
        link_groups: [
          {
            title: 'Your AAdvantage® account',
            links: [
              { text: 'Find your AAdvantage® number', url: 'https://www.example.com/aadvantage/number' },
              { text: 'How you become VIP', url: '/earn/vip-upgrade' },
            ],
          },
          {
            title: 'Restaurants',
            links: [
              { text: 'Restaurants near you', url: '/search' },
              { text: 'Discover restaurants', url: '/discover' },
              { text: 'Cards to link', url: '/earn/cards-you-carry' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
