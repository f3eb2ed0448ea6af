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
        headline: 'Dinner is served, with up to',
        body: 'Sushi before a flight, brunch after one. Settle the bill with your linked card, and the miles follow.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Within reach tonight', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed restaurants', search_string: 'acclaimed=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'New to the list', search_string: 'isNew=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Sushi before your flight', search_string: 'restaurantOrCuisine=Sushi' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Brunch after you land', search_string: 'mealsServed=Brunch' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
