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
        headline: 'Curtain at eight? Dine, and collect up to',
        body: 'A choice of dining rooms. Pay with your linked card, and we add the Reward Credits® to your account.',
        banner_text: [
          { type: 'merchant_carousel', fields: { text_mobile: 'Steakhouses', search_string: 'restaurantOrCuisine=Steakhouse' } },
          { type: 'title', fields: { text_mobile: 'After the show' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Open late', search_string: 'mealsServed=Late+night' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Oyster bars', search_string: 'restaurantOrCuisine=Oyster+Bar' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Cocktail bars', search_string: 'restaurantOrCuisine=Cocktail+Bar' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
