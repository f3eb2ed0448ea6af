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
          title: 'Invite friends',
          description: 'Know another customer who loves eating out? With your link, they start at {earn_basic}.',
        },
        link_groups: [
          {
            title: 'Restaurants',
            links: [
              { text: 'Discover', url: '/discover' },
              { text: 'Find restaurants', url: '/search' },
              { text: 'Cards we take', url: '/earn/which-card' },
            ],
          },
          {
            title: 'Questions?',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'No cash back?', url: '/earn/why-not' },
              { text: 'Help', url: 'https://www.example.com/t-mobile-dining/help' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
