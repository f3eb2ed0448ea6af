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
          title: 'Tell your whole group chat',
          description: 'They tap your link. They get {earn_basic}. You get bragging rights.',
        },
        link_groups: [
          {
            title: 'Go',
            links: [
              { text: 'Tonight’s picks', url: '/discover' },
              { text: 'Find food', url: '/search' },
              { text: 'Who’s flexing', url: '/flex' },
            ],
          },
          {
            title: 'Stuck?',
            links: [
              { text: 'The deal', url: '/how-it-works' },
              { text: 'Didn’t get paid?', url: '/earn/why-not' },
              { text: 'Help', url: 'https://www.example.com/t-mobile-dining/help' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
