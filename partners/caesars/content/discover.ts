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
        headline: 'Tonight the house pays up to',
        body: 'A chosen list of dining rooms. Settle with your linked card, and the Reward Credits® see themselves in.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Prime cuts', search_string: 'restaurantOrCuisine=Steakhouse' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Rooms nearest yours', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'From the raw bar', search_string: 'restaurantOrCuisine=Oyster' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'A Roman table', search_string: 'restaurantOrCuisine=Italian' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
