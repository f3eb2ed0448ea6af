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
        headline: 'Drop your bags and earn up to',
        body: 'Dinner within walking distance, and something sweet on the way back.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Southern cooking', search_string: 'restaurantOrCuisine=Southern' } },
          { type: 'text', fields: { text_mobile: 'Room for dessert?' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Desserts', search_string: 'restaurantOrCuisine=Dessert' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
