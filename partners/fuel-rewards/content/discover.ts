import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'discover',
  entries: [
    {
      slug: 'discover',
      status: 'published',
      fields: {
        enable_banner: false,
        include_prospect_email: true,
        headline: 'Eat now, save at the pump:',
        body: 'Pay with a linked card at any of these and save on gas.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Sandwiches', search_string: 'restaurantOrCuisine=Sandwiches' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Chicken', search_string: 'restaurantOrCuisine=Chicken' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Nearest first', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Lunch', search_string: 'mealsServed=Lunch' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
