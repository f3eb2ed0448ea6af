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
        headline: 'On tonight’s bill, up to',
        body: 'Pick a table, pay with a card on file, and read the result in your ledger.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'By the shortest walk', search_string: 'sortBy=distance' } },
          { type: 'title', fields: { text_mobile: 'By line item' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Curries, accounted for', search_string: 'restaurantOrCuisine=Indian' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast, expensed', search_string: 'mealsServed=Breakfast' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
