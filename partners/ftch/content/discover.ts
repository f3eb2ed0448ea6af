import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'discover'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_prospect_email: false,
  headline: 'After dark, earn',
  body: 'Pay with a card that FTCH already knows. Nothing to join here, nothing to sign, nothing to show at the door.',
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'A short walk away', search_string: 'sortBy=distance' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed by those who dined', search_string: 'acclaimed=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Sushi at the counter', search_string: 'restaurantOrCuisine=Sushi' } },
    { type: 'title', fields: { text_mobile: 'For the hour after' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Behind an unmarked door', search_string: 'restaurantOrCuisine=Cocktail+Bar' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'New rooms', search_string: 'isNew=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Late breakfast', search_string: 'mealsServed=Brunch' } },
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
        headline: 'The year’s last rooms, at',
        body: 'Thirty-first of December. Somebody will keep a chair by the window, and the card you keep with FTCH pays for it.',
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
