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
          title: 'Recommend us',
          description: 'If somebody you dine with would enjoy this, your link is the introduction. Their first meal brings {earn_basic}.',
        },
        link_groups: [
          {
            title: 'Perhaps next',
            links: [
              { text: 'Where to dine', url: '/search' },
              { text: 'Reserve a table', url: '/reserve' },
            ],
          },
          {
            title: 'Should you wonder',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'When you are a regular', url: '/earn/vip' },
              { text: 'Find my Hilton Honors™ number', url: 'https://www.example.com/hilton-honors/number' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
