import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'discover'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_prospect_email: false,
  headline: 'Landed? Eat well. Earn up to',
  body: 'Pay with a linked card at a restaurant on the list, and we add the points to those from your flights.',
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Seafood', search_string: 'restaurantOrCuisine=Seafood' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Ramen for cold days', search_string: 'restaurantOrCuisine=Ramen' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Fresh bread: bakeries', search_string: 'restaurantOrCuisine=Bakery' } },
  ],
}

export default {
  set: 'discover',
  entries: [
    { slug: 'discover', status: 'published', fields: published },
    {
      slug: 'discover',
      status: 'draft',
      fields: {
        ...published,
        headline: 'Long nights, warm restaurants: up to',
        body: 'The sun sets at four, and dinner is on by five. Pay with your linked card and keep its own rewards.',
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
