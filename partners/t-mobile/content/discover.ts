import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'discover'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_prospect_email: false,
  headline: 'Cash back near you: up to',
  body: 'You’ve got T-Mobile, so you’ve got cash back at these restaurants. Just add a card.',
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Open late', search_string: 'mealsServed=Late+night' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Burgers', search_string: 'restaurantOrCuisine=Burgers' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'New restaurants', search_string: 'isNew=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Low prices', search_string: 'priceRange=1' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Ramen', search_string: 'restaurantOrCuisine=Ramen' } },
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
        headline: 'Happy New Year. Get up to',
        body: 'Resolutions are hard, but this one’s easy: eat out with a card you’ve added.',
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
