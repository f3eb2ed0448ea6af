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
        bonus_banners: [
          {
            code: 'FIRSTBILL10',
            order: 1,
            days_to_display: 30,
            image: '/images/cuisines/sandwiches/c?width=600&height=375',
            image_mobile_alt_text: 'A stacked sandwich on a white plate',
            text: [
              { type: 'title', fields: { text_mobile: 'First bill: {new_member_bonus}' } },
              {
                type: 'text',
                fields: { text_mobile: 'Activate it, then settle one bill. The offer ends {new_member_days} days after joining.' },
              },
              { type: 'button', fields: { text_mobile: 'Activate the bonus', url: '/account/overview' } },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
