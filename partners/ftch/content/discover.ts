import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'discover'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_prospect_email: false,
  headline: 'Tonight, earn',
  body: 'Pay with a card that you keep with FTCH. Nothing to join here, nothing to sign, nothing to show.',
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed restaurants', search_string: 'acclaimed=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Sushi at the counter', search_string: 'restaurantOrCuisine=Sushi' } },
    { type: 'title', fields: { text_mobile: 'After dinner' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Cocktail bars', search_string: 'restaurantOrCuisine=Cocktail+Bar' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'New restaurants', search_string: 'isNew=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Brunch', search_string: 'mealsServed=Brunch' } },
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
        headline: 'New Year’s Eve, at',
        body: 'Book a table for December 31, and pay with the card you keep with FTCH.',
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
