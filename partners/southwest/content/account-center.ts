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
          title: 'The more the merrier',
          description: 'Share your link with somebody you’d share dessert with. They earn {earn_basic} right away.',
        },
        link_groups: [
          {
            title: 'Need a hand?',
            links: [
              { text: 'Find my Rapid Rewards® number', url: 'https://www.example.com/rapid-rewards/number' },
              { text: 'How it works', url: '/how-it-works' },
            ],
          },
          {
            title: 'What’s for supper?',
            links: [
              { text: 'Find a spot', url: '/search' },
              { text: 'Dinner for a crowd', url: '/earn/potluck' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
