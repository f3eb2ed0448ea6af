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
          title: 'Take somebody along',
          description: 'Your link gives them a berth. They earn {earn_basic} from the first plate.',
        },
        link_groups: [
          {
            title: 'Next port',
            links: [
              { text: 'Kitchens by mood', url: '/discover' },
              { text: 'Book and earn more', url: '/earn/booked' },
              { text: 'How it works', url: '/how-it-works' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
