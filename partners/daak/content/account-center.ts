import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'account_center',
  entries: [
    {
      slug: 'account_center',
      status: 'published',
      fields: {
        referral_link: {
          is_enabled: false,
          title: 'Invite a friend',
          description: 'Send your link. Friends who join with it earn {earn_basic}.',
        },
        link_groups: [
          {
            title: 'Your next meal',
            links: [
              { text: 'Discover restaurants', url: '/discover' },
              { text: 'How to become VIP', url: '/earn/vip-upgrade' },
              { text: 'How it works', url: '/how-it-works' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
