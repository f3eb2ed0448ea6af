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
          description: 'Share your link with someone you’d share dessert with. They earn {earn_basic} right away.',
        },
        link_groups: [
          {
            title: 'Need help?',
            links: [
              { text: 'Find my Rapid Rewards® number', url: 'https://www.example.com/rapid-rewards/number' },
              { text: 'How it works', url: '/how-it-works' },
            ],
          },
          {
            title: 'Restaurants',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'Dinner for a crowd', url: '/earn/potluck' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
