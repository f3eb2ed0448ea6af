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
        headline: 'Listed restaurants pay up to',
        body: 'Pick a restaurant, pay with a linked card, and see the result in your account.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'title', fields: { text_mobile: 'By taste' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Curries', search_string: 'restaurantOrCuisine=Indian' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast', search_string: 'mealsServed=Breakfast' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
