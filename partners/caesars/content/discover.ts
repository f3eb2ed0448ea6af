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
          { type: 'title', fields: { text_mobile: 'After the show' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Kitchens that keep our hours', search_string: 'mealsServed=Late+night' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'From the raw bar', search_string: 'restaurantOrCuisine=Oyster+Bar' } },
          { type: 'text', fields: { text_mobile: 'A room leaves the list when its standards do.' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'A nightcap, stirred', search_string: 'restaurantOrCuisine=Cocktail+Bar' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
