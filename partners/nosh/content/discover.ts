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
        headline: 'Close to home, get up to',
        body: 'The list, sorted by what you feel like. Pay with a linked card and get cash back.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Around the corner', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Tacos', search_string: 'restaurantOrCuisine=Tacos' } },
          { type: 'title', fields: { text_mobile: 'More ideas' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Thai noodles', search_string: 'restaurantOrCuisine=Thai' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Sunday brunch', search_string: 'mealsServed=Brunch' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
