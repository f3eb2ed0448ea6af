import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'discover'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_prospect_email: true,
  headline: 'Where to, tonight? Earn up to',
  body: 'Link a card once and dinner out adds to your next trip. Your card keeps giving you what it always gave you.',
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'A stroll from here', search_string: 'sortBy=distance' } },
    {
      type: 'merchant_carousel',
      fields: { text_mobile: 'Dumplings with a view of the door', search_string: 'restaurantOrCuisine=Dim+Sum' },
    },
    { type: 'merchant_carousel', fields: { text_mobile: 'Fresh off the ramp', search_string: 'isNew=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Red-eye kitchens', search_string: 'mealsServed=Late+night' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Islands, without the flight', search_string: 'restaurantOrCuisine=Caribbean' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Book a table right here', search_string: 'reservations=true' } },
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
        body: 'Flights wait, dumplings don’t. Walk to something warm, pay with your linked card, and let the plow do its thing.',
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
