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
          description: 'Your invitation starts them at {earn_basic}, from the first dine.',
        },
        link_groups: [
          {
            title: 'Reference',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'Rules of the program', url: 'https://www.example.com/mileageplus-dining/terms' },
              { text: 'Find my MileagePlus® number', url: 'https://www.example.com/mileageplus/number' },
            ],
          },
          {
            title: 'Restaurants',
            links: [
              { text: 'Selected restaurants', url: '/discover' },
              { text: 'Restaurant search', url: '/search' },
              { text: 'What Acclaimed means', url: '/earn/acclaimed' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
