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
          description: 'A member introduced by you earns {earn_basic} from the first evening.',
        },
        link_groups: [
          {
            title: 'Your Marriott Bonvoy® account',
            links: [
              { text: 'Membership number', url: 'https://www.example.com/bonvoy/number' },
              { text: 'Letters we may send', url: 'https://www.example.com/bonvoy/letters' },
            ],
          },
          {
            title: 'About town',
            links: [
              { text: 'The list', url: '/search' },
              { text: 'How it is done', url: '/how-it-works' },
              { text: 'The cards we know', url: '/earn/your-cards' },
              { text: '{tier_vip} standing', url: '/earn/vip' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
