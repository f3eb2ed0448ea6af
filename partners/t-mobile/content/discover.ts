import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'discover'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_prospect_email: false,
  headline: 'Dinner owes you up to',
  body: 'You have the phone, so you have this. Add a card, grab a seat, collect.',
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Up late? So are they', search_string: 'mealsServed=Late+night' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Close enough to walk', search_string: 'sortBy=distance' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Burgers. Just burgers', search_string: 'restaurantOrCuisine=Burgers' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Fresh on the network', search_string: 'isNew=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Loose change, big plate', search_string: 'priceRange=1' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Slurp season: ramen', search_string: 'restaurantOrCuisine=Ramen' } },
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
        headline: 'New Year. Same deal: up to',
        body: 'Resolutions are hard. Cash back isn’t. Add a card, grab a seat, collect.',
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
