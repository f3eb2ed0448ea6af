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
          {
            title: 'Together',
            links: [
              { text: 'Points for the household', url: '/household' },
              { text: 'Where’s my TrueBlue® number?', url: 'https://www.example.com/trueblue/number' },
            ],
          },
          {
            title: 'Next stop',
            links: [
              { text: 'Something new', url: '/discover' },
              { text: 'All the tables', url: '/search' },
            ],
          },
          { title: 'Good reads', links: [{ text: 'How it flies', url: '/how-it-works' }] },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
