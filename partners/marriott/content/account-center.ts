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
          title: 'Introduce a friend',
          description: 'A member introduced by you earns {earn_basic} from the first dine.',
        },
        link_groups: [
          {
            title: 'Your Marriott Bonvoy® account',
            links: [{ text: 'Membership number', url: 'https://www.example.com/bonvoy/number' }],
          },
          {
            title: 'Around town',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'How it works', url: '/how-it-works' },
              { text: 'The card to link', url: '/earn/your-cards' },
              { text: 'Become {tier_vip}', url: '/earn/vip-upgrade' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
