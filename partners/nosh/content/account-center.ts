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
          title: 'Tell a neighbor',
          description: 'Send them your link. They get {earn_basic} from the first bill, and you get somebody to split the fries with.',
        },
        link_groups: [
          {
            title: 'Handy',
            links: [
              { text: 'How your money comes back', url: '/earn/statement-credit' },
              { text: 'Becoming a regular', url: '/earn/regulars' },
            ],
          },
          {
            title: 'Hungry',
            links: [
              { text: 'Find a place', url: '/search' },
              { text: 'Just opened', url: '/search?isNew=true' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
