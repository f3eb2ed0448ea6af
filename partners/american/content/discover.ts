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
        headline: 'Home or hub, dinner earns up to',
        body: 'From the steakhouse by the hotel to brunch before you fly. Pay with a linked card and we add the miles.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Close to where you are', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed restaurants', search_string: 'acclaimed=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Steakhouses', search_string: 'restaurantOrCuisine=Steakhouse' } },
          { type: 'title', fields: { text_mobile: 'Before your flight' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Italian restaurants', search_string: 'restaurantOrCuisine=Italian' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Brunch before you fly', search_string: 'mealsServed=Brunch' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
