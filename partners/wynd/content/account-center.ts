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
          title: 'Bring a friend along',
          description: 'Your link gets them {earn_basic}, and gets you company.',
        },
        link_groups: [
          {
            title: 'Along the way',
            links: [
              { text: 'Where to?', url: '/search' },
              { text: 'Away from home', url: '/earn/away' },
              { text: 'The easy way', url: '/how-it-works' },
              { text: 'My WYND Rewards number', url: 'https://www.example.com/wynd/number' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
