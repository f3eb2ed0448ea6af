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
        headline: 'Around town, earn up to',
        body: 'A short selection for those who do not wish to read the whole list.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'French restaurants', search_string: 'restaurantOrCuisine=French' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Recently added', search_string: 'isNew=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
