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
          title: 'Seat 2B is free',
          description: 'Invite somebody nice. With your link they earn {earn_basic} from the very first bill.',
        },
        link_groups: [
          { title: 'Together', links: [{ text: 'Points for the household', url: '/household' }] },
          {
            title: 'Next stop',
            links: [
              { text: 'Discover', url: '/discover' },
              { text: 'All the tables', url: '/search' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
