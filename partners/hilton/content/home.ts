import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'home',
  entries: [
    {
      slug: 'home',
      status: 'published',
      fields: {
        enable_banner: true,
        include_welcome_message: true,
        include_prospect_email: true,
        user_states: [
          {
            key: 'anonymous',
            headline: 'A good table, and points for it',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'Tell us where you are. We suggest, you choose, and we add up to {earn_best}. Your card’s own benefits remain.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'May we raise your rate?',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Meals bring you {earn_basic}. With our email on, they bring {earn_select}.' } },
              { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'building',
            headline: 'On your way to {tier_vip}',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Your {vip_dine} dine this year makes you {tier_vip}, at {earn_vip}.' } },
              { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'We would like to keep you {tier_vip}',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'You receive {earn_vip}. If you dine {vip_dines} times this year, you keep it through the next.',
                },
              },
              { type: 'link', fields: { text_mobile: 'See my year so far', url: '/account/overview' } },
            ],
          },
          {
            key: 'complete',
            headline: 'You are our {tier_vip} guest',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    '{earn_vip} at every restaurant we list, to the end of next year; a few of them are for {tier_vip} guests only.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Our suggestions' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Wine bars', search_string: 'restaurantOrCuisine=Wine+Bar' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
