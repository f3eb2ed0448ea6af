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
          title: 'Bring a guest',
          description: 'Pass your own link to somebody whose company you keep. Their first check already collects {earn_basic}.',
        },
        link_groups: [
          {
            title: 'At your service',
            links: [
              { text: 'The restaurants', url: '/search' },
              { text: 'How the house pays', url: '/how-it-works' },
            ],
          },
          {
            title: 'The small print of the house',
            links: [
              { text: 'Program rules', url: 'https://www.example.com/caesars-rewards-dining/terms' },
              { text: 'Find my Caesars Rewards® number', url: 'https://www.example.com/caesars-rewards/number' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
