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
            headline: 'You eat. We pay. Up to {earn_best}',
            banner_text: [
              { type: 'button', fields: { text_mobile: 'Find food', url: '/search' } },
              {
                type: 'text',
                fields: { text_mobile: 'Sign in with the T-Mobile account you have. Add a card. That’s the setup, all of it.' },
              },
            ],
          },
          {
            key: 'opted_out',
            headline: 'Want the bigger number?',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: '{earn_basic} is nice. {earn_select} is nicer. The only difference is an e-mail switch.' },
              },
              { type: 'button', fields: { text_mobile: 'Flip it', url: '/account/user_profile' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Go where it’s good' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Close enough to walk', search_string: 'sortBy=distance' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Wings and a game', search_string: 'restaurantOrCuisine=Chicken+%26+Wings' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
