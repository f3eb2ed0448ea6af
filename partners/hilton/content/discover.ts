import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'discover',
  entries: [
    {
      slug: 'discover',
      status: 'published',
      fields: {
        enable_banner: true,
        include_prospect_email: true,
        headline: 'Shall we dine? Receive up to',
        body: 'A few restaurants that we suggest. Simply pay with your linked card.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Wine bars', search_string: 'restaurantOrCuisine=Wine+Bar' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'From farm to table', search_string: 'restaurantOrCuisine=Farm-to-Table' },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast, at any pace', search_string: 'mealsServed=Breakfast' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
