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
          description: 'Send the link. They save on gas, too.',
        },
        link_groups: [
          {
            title: 'Quick links',
            links: [
              { text: 'Where to eat', url: '/search' },
              { text: 'How you save', url: '/earn/by-the-gallon' },
              { text: 'Burgers', url: '/search?restaurantOrCuisine=Burgers' },
            ],
          },
          { title: 'About the program', links: [{ text: 'How it works', url: '/how-it-works' }] },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
