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
        headline: 'Dine out. Earn up to',
        body: 'Link a card once, then eat and pay as you always do. It comes on top of what your card already gives you.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Earning near you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Rated highly by members', search_string: 'acclaimed=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'New to the list', search_string: 'isNew=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Sushi before your flight', search_string: 'restaurantOrCuisine=Sushi' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Brunch after you land', search_string: 'mealsServed=Brunch' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
