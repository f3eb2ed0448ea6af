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
          title: 'Got a co-driver?',
          description: 'Share your link. They start at {earn_basic}, and somebody else can read the map.',
        },
        link_groups: [
          {
            title: 'Before you go',
            links: [
              { text: 'Find a stop', url: '/search' },
              { text: 'Road-trip tips', url: '/road-trip' },
            ],
          },
          {
            title: 'Need a refresher?',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'Texts when you earn', url: '/earn/text-me' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
