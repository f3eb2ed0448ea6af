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
          description: 'Share your link. Friends who join with it start at {earn_basic}.',
        },
        link_groups: [
          {
            title: 'Before you go',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'Road-trip tips', url: '/road-trip' },
            ],
          },
          {
            title: 'Help',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'What counts as a meal', url: '/earn/what-counts' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
