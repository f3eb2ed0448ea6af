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
          title: 'Invite the grandparents',
          description: 'With your link they open an account of their own, and their dinners give {earn_basic}.',
        },
        link_groups: [
          {
            title: 'For parents',
            links: [
              { text: 'How families use it', url: '/how-it-works' },
              { text: 'Find restaurants', url: '/search' },
              { text: 'Questions and answers', url: 'https://www.example.com/upromise-dining/questions' },
            ],
          },
          { title: 'Saving together', links: [{ text: 'Family and friends', url: '/grandparents' }] },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
