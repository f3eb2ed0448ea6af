import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'discover',
  entries: [
    {
      slug: 'discover',
      status: 'published',
      fields: {
        enable_banner: false,
        include_prospect_email: false,
        headline: 'Sandals on? Earn up to',
        body: 'A handful of places to try.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'New restaurants', search_string: 'isNew=true' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Vegetarian', search_string: 'restaurantOrCuisine=Vegetarian' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
