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
        headline: 'A table is laid. Earn up to',
        body: 'Recommendations from members, in the order in which you get hungry.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'For the first evening in town', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Southern hospitality', search_string: 'restaurantOrCuisine=Southern' } },
          { type: 'text', fields: { text_mobile: 'The kettle stays on until the last guest is in.' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Something sweet before bed', search_string: 'restaurantOrCuisine=Dessert' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
