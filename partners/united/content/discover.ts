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
        headline: 'A well-chosen table: up to',
        body: 'A considered selection, with miles at each. Pay with a registered card.',
        banner_text: [
          { type: 'text', fields: { text_mobile: 'Revised as members dine and rate.' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed', search_string: 'acclaimed=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Arrivals', search_string: 'isNew=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'From the sea', search_string: 'restaurantOrCuisine=Seafood' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Within a short walk', search_string: 'sortBy=distance' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Mezze and conversation', search_string: 'restaurantOrCuisine=Mediterranean' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
