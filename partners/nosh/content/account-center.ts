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
          description: 'Send your link to a neighbor. They get {earn_basic} from the first bill.',
        },
        link_groups: [
          {
            title: 'Help',
            links: [
              { text: 'How you get paid', url: '/earn/statement-credit' },
              { text: 'How to become {tier_vip}', url: '/earn/vip-upgrade' },
            ],
          },
          {
            title: 'Restaurants',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'New restaurants', url: '/search?isNew=true' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
