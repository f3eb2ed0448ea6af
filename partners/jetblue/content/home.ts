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
            headline: 'Legroom for your appetite',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Up to {earn_best} at restaurants around you. Free to join, easy to like.' } },
              { type: 'button', fields: { text_mobile: 'Let’s eat', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'An upgrade, just like that',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'You fly at {earn_basic}. Switch our e-mail on and your next dinner boards at {earn_select}.' },
              },
              { type: 'button', fields: { text_mobile: 'Upgrade me', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'building',
            headline: 'Nice to have you on board',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'You earn {earn_mine} on every bill. Bring the household: points add up faster around a bigger table.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Let’s eat', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'This way to dinner' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'A stroll from here', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Fresh off the ramp', search_string: 'isNew=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Ramen weather', search_string: 'restaurantOrCuisine=Ramen' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
