import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Earn miles for your next trip',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'MileagePlus® members earn as much as {earn_best} at restaurants. Miles from your card are not affected.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'A higher rate with our email',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'You currently earn {earn_basic}. Members who accept our email earn {earn_select}.' } },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'building',
      headline: 'Your progress to {tier_vip}',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'The {vip_dine} dine of the year brings {earn_vip}, through the end of the next. At present you earn {earn_mine}.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'To retain {earn_vip}',
      banner_text: [
        { type: 'text', fields: { text_mobile: '{vip_dines} dines within this year will extend it to the end of the next.' } },
        { type: 'link', fields: { text_mobile: 'See my dines', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'You remain {tier_vip}',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: '{earn_vip} at every restaurant through the coming year; some restaurants are reserved for {tier_vip} members.',
          },
        },
        { type: 'button', fields: { text_mobile: 'See selected restaurants', url: '/discover' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Worth a visit' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed restaurants', search_string: 'acclaimed=true' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'French restaurants', search_string: 'restaurantOrCuisine=French' } },
  ],
}

export default {
  set: 'home',
  entries: [
    { slug: 'home', status: 'published', fields: published },
    {
      slug: 'home',
      status: 'draft',
      fields: {
        ...published,
        user_states: [
          {
            key: 'anonymous',
            headline: 'Dining out this season',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'As families gather, MileagePlus® members earn as much as {earn_best} on the whole of the bill.' },
              },
              { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
