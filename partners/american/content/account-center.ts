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
          description: 'A friend who joins with your link earns {earn_basic} from the first bill. Share it to invite them.',
        },
        link_groups: [
          {
            title: 'Your AAdvantage® account',
            links: [
              { text: 'Find your AAdvantage® number', url: 'https://www.example.com/aadvantage/number' },
              { text: 'How you become VIP', url: '/earn/vip-upgrade' },
            ],
          },
          {
            title: 'Restaurants',
            links: [
              { text: 'Restaurants near you', url: '/search' },
              { text: 'Discover restaurants', url: '/discover' },
              { text: 'Cards to link', url: '/earn/cards-you-carry' },
            ],
          },
        ],
        bonus_banners: [
          {
            code: 'WELCOME1000',
            order: 1,
            image: '/images/cuisines/steakhouse/a?width=600&height=375',
            image_mobile_alt_text: 'A T-bone steak on a white plate, with fries',
            text: [
              { type: 'title', fields: { text_mobile: 'Welcome bonus: {new_member_bonus}' } },
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'Activate it now. It posts once your dines reach {new_member_spend}, within {new_member_days} days of joining.',
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
