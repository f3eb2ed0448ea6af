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
        headline: 'Dine this evening. Earn up to',
        body: 'Recommendations from our members, from dinner to dessert.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Southern cooking', search_string: 'restaurantOrCuisine=Southern' } },
          { type: 'text', fields: { text_mobile: 'Would you like something sweet after dinner?' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Desserts', search_string: 'restaurantOrCuisine=Dessert' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
