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
        headline: 'At selected restaurants: up to',
        body: 'A considered selection that earns miles. Pay with one of your linked cards.',
        banner_text: [
          { type: 'text', fields: { text_mobile: 'Each restaurant states its rate and its days.' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed', search_string: 'acclaimed=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'New restaurants', search_string: 'isNew=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Seafood', search_string: 'restaurantOrCuisine=Seafood' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Mediterranean', search_string: 'restaurantOrCuisine=Mediterranean' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
