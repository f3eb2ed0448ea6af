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
            headline: 'Part of dinner is on us',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Sign in with the T-Mobile account you’ve got, add a card, and get up to {earn_best}.' },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'Let’s get you a bigger share',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'You’re at {earn_basic} now. Flip the email switch in your profile, and we’ll make it {earn_select}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
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
