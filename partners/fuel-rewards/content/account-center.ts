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
          title: 'Know someone with a thirsty truck?',
          description: 'Send the link. They’ll owe you a burger.',
        },
        link_groups: [
          {
            title: 'Quick stops',
            links: [
              { text: 'Where to eat', url: '/search' },
              { text: 'Do the math', url: '/earn/by-the-gallon' },
              { text: 'Back roads & drive-ins', url: '/search?restaurantOrCuisine=Burgers' },
            ],
          },
          { title: 'Under the hood', links: [{ text: 'How it works', url: '/how-it-works' }] },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
