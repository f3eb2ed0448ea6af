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
          description: 'Traveling with colleagues? Send them your link. They start at {earn_basic}.',
        },
        link_groups: [
          {
            title: 'Before dinner',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'How to become VIP', url: '/earn/vip-upgrade' },
            ],
          },
          {
            title: 'Good to have',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'Find your IHG One Rewards® number', url: 'https://www.example.com/one-rewards/number' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
