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
          description: 'Traveling with colleagues? Send them your link. They start at {earn_basic}.',
        },
        link_groups: [
          {
            title: 'Before dinner',
            links: [
              { text: 'Find restaurants', url: '/search' },
              { text: 'How to become VIP', url: '/earn/vip-upgrade' },
            ],
          },
          {
            title: 'Good to have',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'Find your IHG One Rewards® number', url: 'https://www.example.com/one-rewards/number' },
            ],
          },
        ],
        bonus_banners: [
          {
            code: 'WARMWELCOME',
            order: 1,
            days_to_display: 30,
            image: '/images/cuisines/breakfast-brunch/c?width=600&height=375',
            image_mobile_alt_text: 'A stack of pancakes with butter and syrup, a croissant above it',
            text: [
              { type: 'title', fields: { text_mobile: '{new_member_bonus} for settling in' } },
              {
                type: 'text',
                fields: {
                  text_mobile: 'Let {new_member_spend} of meals add up within {new_member_days} days of joining, and it’s yours.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Activate my bonus', url: '/account/overview' } },
            ],
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>
