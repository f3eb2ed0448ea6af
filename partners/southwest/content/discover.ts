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
        headline: 'Ready to eat? Earn up to',
        body: 'Something for every appetite, and for every wallet.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Low prices', search_string: 'priceRange=1' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Soul food', search_string: 'restaurantOrCuisine=Soul+Food' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'New restaurants', search_string: 'isNew=true' } },
          { type: 'button', fields: { text_mobile: 'See all restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
