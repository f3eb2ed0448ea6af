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
        headline: 'This week’s dinners give up to',
        body: 'New restaurants, something sweet, and whatever is close to home.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'New restaurants', search_string: 'isNew=true' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Ice cream and desserts', search_string: 'restaurantOrCuisine=Dessert' },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
