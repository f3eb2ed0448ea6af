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
            headline: 'You’re missing some good places',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'A few places save for {tier_select} members only. With email on, you are one.' } },
              { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Places to eat' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Sandwiches', search_string: 'restaurantOrCuisine=Sandwiches' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Tex-Mex', search_string: 'restaurantOrCuisine=Tex-Mex' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Nearest first', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
