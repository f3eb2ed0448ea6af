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
        headline: 'Hungry? Pull over and earn up to',
        body: 'Sorted by what you’re in the mood for. Pay with your linked card, then get back on the road.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast, any hour', search_string: 'mealsServed=Breakfast' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Burgers worth the exit', search_string: 'restaurantOrCuisine=Burgers' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Low and slow', search_string: 'restaurantOrCuisine=Barbecue' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Pie and a booth', search_string: 'restaurantOrCuisine=Diner' } },
          { type: 'link', fields: { text_mobile: 'Packing for a long one?', url: '/road-trip' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Just opened to us', search_string: 'isNew=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
