import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'discover'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_prospect_email: false,
  headline: 'Eat ashore. Earn up to',
  body: 'One linked card, any kitchen on the list. The points come in with the tide, and your card’s own rewards are untouched.',
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Straight off the boat', search_string: 'restaurantOrCuisine=Seafood' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Within walking distance', search_string: 'sortBy=distance' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Steam against the cold', search_string: 'restaurantOrCuisine=Ramen' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Kitchens you can book', search_string: 'reservations=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Bread before dawn', search_string: 'restaurantOrCuisine=Bakery' } },
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
        headline: 'Long nights, warm kitchens: up to',
        body: 'The sun sets at four. The stoves are on by five. Your linked card does the rest, and its own rewards stay yours.',
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
