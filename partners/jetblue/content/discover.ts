import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'discover'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_prospect_email: true,
  headline: 'Where to, tonight? Earn up to',
  body: 'Link a card once and dinner out adds to your next trip. So does dessert.',
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
    {
      type: 'merchant_carousel',
      fields: { text_mobile: 'Dim sum', search_string: 'restaurantOrCuisine=Dim+Sum' },
    },
    { type: 'merchant_carousel', fields: { text_mobile: 'New on the list', search_string: 'isNew=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Open late', search_string: 'mealsServed=Late+night' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Caribbean food', search_string: 'restaurantOrCuisine=Caribbean' } },
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
        headline: 'Snowed in? Earn up to',
        body: 'Walk to a warm restaurant near you, pay with your linked card, and earn points while it snows.',
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
