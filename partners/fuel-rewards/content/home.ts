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
            headline: 'You were going to eat anyway',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'So get {earn_best} for it. Your card’s own cash back? Keep that, too.' } },
              { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'You’re driving past some of the good ones',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'A few places save for {tier_select} members only. One switch makes you one.' } },
              { type: 'button', fields: { text_mobile: 'Flip the switch', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'new_member_bonus',
            headline: 'First tank’s got extra in it',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Switch your bonus on, then eat. It comes on top.' } },
              { type: 'button', fields: { text_mobile: 'Switch it on', url: '/account/overview' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Hungry drivers ate here' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'In and out', search_string: 'restaurantOrCuisine=Sandwiches' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Tex-Mex, extra napkins', search_string: 'restaurantOrCuisine=Tex-Mex' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Nearest first', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
