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
          description: 'Share the link. Whoever joins by it earns {earn_basic}.',
        },
        link_groups: [
          {
            title: 'Useful links',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'Away from home', url: '/earn/away' },
              { text: 'How it works', url: '/how-it-works' },
              { text: 'My WYND Rewards number', url: 'https://www.example.com/wynd/number' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
