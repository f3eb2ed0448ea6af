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
          title: 'No invitation needed',
          description: 'If you keep a card with FTCH, you earn already.',
        },
        link_groups: [
          {
            title: 'On the FTCH site',
            links: [
              { text: 'My cards, at FTCH', url: 'https://www.example.com/ftch/cards' },
              { text: 'What I earned, at FTCH', url: 'https://www.example.com/ftch/points' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
