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
          description: 'Would a friend enjoy this? Send them your link. Their first meal brings {earn_basic}.',
        },
        link_groups: [
          {
            title: 'You may like',
            links: [
              { text: 'Where to dine', url: '/search' },
              { text: 'Which meals bring points', url: '/earn/which-meals' },
            ],
          },
          {
            title: 'Questions',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'How to become VIP', url: '/earn/vip-upgrade' },
              { text: 'Find my Hilton Honors™ number', url: 'https://www.example.com/hilton-honors/number' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
