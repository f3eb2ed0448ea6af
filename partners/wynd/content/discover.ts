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
        headline: 'Today’s breeze brings up to',
        body: 'A handful of places, changed with the weather.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'A stroll away', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Just opened their shutters', search_string: 'isNew=true' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Something from the garden', search_string: 'restaurantOrCuisine=Vegetarian' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
