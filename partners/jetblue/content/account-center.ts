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
          description: 'Share your link. Your friends earn {earn_basic} from the very first bill.',
        },
        link_groups: [
          {
            title: 'Household',
            links: [
              { text: 'Dining as a household', url: '/household' },
              { text: 'Where’s my TrueBlue® number?', url: 'https://www.example.com/trueblue/number' },
            ],
          },
          {
            title: 'Restaurants',
            links: [
              { text: 'Discover', url: '/discover' },
              { text: 'Find restaurants', url: '/search' },
            ],
          },
          { title: 'Help', links: [{ text: 'How it works', url: '/how-it-works' }] },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
