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
            headline: 'Dinner that earns points',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Up to {earn_best} at restaurants around you. It’s free to join.' } },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'Your next dinner could earn more',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'You earn {earn_basic}. Switch our email on and it’s {earn_select}.' },
              },
              { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Where to have dinner' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'New on the list', search_string: 'isNew=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Ramen', search_string: 'restaurantOrCuisine=Ramen' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
