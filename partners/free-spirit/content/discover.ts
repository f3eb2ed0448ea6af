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
        headline: 'Pick a place. Earn up to',
        body: 'Sorted by what you want to eat.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'New on the list', search_string: 'isNew=true' } },
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Chicken wings', search_string: 'restaurantOrCuisine=Chicken+%26+Wings' },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Rated best', search_string: 'sortBy=rating' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
