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
          description: 'Share your link. Whoever joins with it earns {earn_basic} from the first meal.',
        },
        link_groups: [
          {
            title: 'What you can do',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'Review a meal', url: '/account/recent_activity' },
            ],
          },
          {
            title: 'What you may want to know',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'Find your IHG One Rewards® number', url: 'https://www.example.com/one-rewards/number' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
