import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'discover',
  entries: [
    {
      slug: 'discover',
      status: 'published',
      fields: {
        enable_banner: true,
        include_prospect_email: false,
        headline: 'Eat ashore. Earn up to',
        body: 'One linked card, any kitchen on the list. The points come in with the tide, and your card’s own rewards are untouched.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Straight off the boat', search_string: 'restaurantOrCuisine=Seafood' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Within walking distance', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Steam against the cold', search_string: 'restaurantOrCuisine=Ramen' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Kitchens you can book', search_string: 'reservations=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Bread before dawn', search_string: 'restaurantOrCuisine=Bakery' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
