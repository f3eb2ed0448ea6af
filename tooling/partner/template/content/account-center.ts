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
          description: 'Friends who join with your link earn {earn_basic} from their first bill.',
        },
        link_groups: [{ title: 'Next dine', links: [{ text: 'Restaurants near you', url: '/search' }] }],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
