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
          description: 'Send the link. They start at {earn_basic}. You still split the bill.',
        },
        link_groups: [
          {
            title: 'Shortcuts',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'Free Spirit® number?', url: 'https://www.example.com/free-spirit/number' },
              { text: 'How this works', url: '/how-it-works' },
              { text: 'Use the card you have', url: '/free-spirit-card' },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
