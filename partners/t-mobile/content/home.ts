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
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
              {
                type: 'text',
                fields: { text_mobile: 'Sign in with the T-Mobile account you have. Add a card. That’s all you do.' },
              },
            ],
          },
          {
            key: 'opted_out',
            headline: 'Want a better rate?',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: '{earn_basic} is nice. {earn_select} is nicer. The only difference is an e-mail switch.' },
              },
              { type: 'button', fields: { text_mobile: 'Turn on e-mail', url: '/account/user_profile' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Places to eat' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Chicken wings', search_string: 'restaurantOrCuisine=Chicken+%26+Wings' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
