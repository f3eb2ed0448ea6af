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
          description: 'Share your link. Their bills pay {earn_basic} from day one.',
        },
        link_groups: [
          {
            title: 'The program',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'How to read your history', url: '/earn/the-ledger' },
              { text: 'Program conditions', url: 'https://www.example.com/tgbk/terms' },
            ],
          },
          { title: 'Before you sit down', links: [{ text: 'Find restaurants', url: '/search' }] },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
