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
          title: 'Split it with someone',
          description: 'Pass your link on. Their bills pay {earn_basic} from day one, and {new_member_bonus} on the first.',
        },
        link_groups: [
          {
            title: 'Paperwork',
            links: [
              { text: 'How an entry is worked out', url: '/how-it-works' },
              { text: 'How to read your ledger', url: '/earn/the-ledger' },
              { text: 'Program conditions', url: 'https://www.example.com/tgbk/terms' },
            ],
          },
          { title: 'Before you sit down', links: [{ text: 'Tables that pay', url: '/search' }] },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
