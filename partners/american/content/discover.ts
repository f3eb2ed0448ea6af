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
        headline: 'Tonight, earn up to',
        body: 'A list of rooms worth the detour. Pay with a linked card and the miles post on their own.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Close to where you are', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'A second look from our members', search_string: 'acclaimed=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Steak, properly rested', search_string: 'restaurantOrCuisine=Steakhouse' } },
          { type: 'title', fields: { text_mobile: 'With time before the flight' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Italian, unhurried', search_string: 'restaurantOrCuisine=Italian' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Brunch before wheels-up', search_string: 'mealsServed=Brunch' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
