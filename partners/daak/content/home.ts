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
        include_prospect_email: false,
        user_states: [
          {
            key: 'anonymous',
            headline: 'Earn points on land, too',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'You earn points in the air. Link a card, and restaurants where you land give you up to {earn_best}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'Email raises your rate',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'You earn {earn_basic} now. With email on you earn {earn_select}.' } },
              { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'building',
            headline: 'On course for {tier_vip}',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'Your meal number {vip_dines} this year makes you {tier_vip}, and you earn {earn_vip}. At present: {earn_mine}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'Hold {tier_vip} for another year',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'You are {tier_vip} through this year. Eat {vip_dines} times before New Year and you stay {tier_vip} through the next.',
                },
              },
              { type: 'link', fields: { text_mobile: 'See meals left', url: '/account/overview' } },
            ],
          },
          {
            key: 'complete',
            headline: 'You have reached {tier_vip}',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'You earn {earn_vip} at every restaurant on the list, this year and next, and at the few that earn for {tier_vip} alone.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Restaurants to try' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Seafood', search_string: 'restaurantOrCuisine=Seafood' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Open late', search_string: 'mealsServed=Late+night' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
