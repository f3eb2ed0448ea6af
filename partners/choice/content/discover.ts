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
        headline: 'Next stop, dinner: earn up to',
        body: 'Sorted by what you’re in the mood for. Pay with your linked card and earn points.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast', search_string: 'mealsServed=Breakfast' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Burgers', search_string: 'restaurantOrCuisine=Burgers' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Barbecue', search_string: 'restaurantOrCuisine=Barbecue' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Diners', search_string: 'restaurantOrCuisine=Diner' } },
          { type: 'link', fields: { text_mobile: 'Planning a road trip?', url: '/road-trip' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'New restaurants', search_string: 'isNew=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
