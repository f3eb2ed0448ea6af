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
          title: 'Invite a guest',
          description: 'Share your link with a friend you like to dine with. They collect {earn_basic} from their first check.',
        },
        link_groups: [
          {
            title: 'Your membership',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'What you collect', url: '/how-it-works' },
            ],
          },
          {
            title: 'Rules and numbers',
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
