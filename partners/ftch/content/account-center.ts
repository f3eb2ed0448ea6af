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
          title: 'Nobody to bring',
          description: 'FTCH invites its own. Whoever keeps a card there is already in.',
        },
        link_groups: [
          {
            title: 'Kept elsewhere',
            links: [
              { text: 'My cards, at FTCH', url: 'https://www.example.com/ftch/cards' },
              { text: 'What earned, at FTCH', url: 'https://www.example.com/ftch/points' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
