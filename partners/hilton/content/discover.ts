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
        headline: 'This evening, receive up to',
        body: 'A few tables our guests speak well of. Pay with the card you left with us.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Around the corner from you', search_string: 'sortBy=distance' } },
          { type: 'text', fields: { text_mobile: 'For two, we would think of the first. For six, of the last.' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'A glass of wine first', search_string: 'restaurantOrCuisine=Wine+Bar' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'From field and garden', search_string: 'restaurantOrCuisine=Farm-to-Table' },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast, at any pace', search_string: 'mealsServed=Breakfast' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Tables we can reserve', search_string: 'reservations=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
