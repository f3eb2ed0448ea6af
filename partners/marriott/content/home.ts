import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: false,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Know the city by its tables',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Marriott Bonvoy® members earn up to {earn_best} at restaurants chosen for where you live and where you stay. Rewards of your card remain untouched.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Consult the list', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'With your permission',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Members who receive our letters earn {earn_select}; at present you earn {earn_basic}. The choice rests in your Marriott Bonvoy® account.',
          },
        },
        { type: 'link', fields: { text_mobile: 'About the rates', url: '/how-it-works' } },
      ],
    },
    {
      key: 'building',
      headline: 'Your {vip_dine} evening awaits',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'On that evening you become {tier_vip}, and {earn_vip} accompanies you to the close of next year. Until then, {earn_mine}.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Consult the list', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'In good standing',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: '{vip_dines} evenings in the present year retain {tier_vip}, and with it {earn_vip}, for the year to come.',
          },
        },
        { type: 'link', fields: { text_mobile: 'View my standing', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'Every table, {earn_vip}',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Your {tier_vip} standing is settled through next year. Certain addresses receive {tier_vip} members only; you are expected.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Consult the list', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Addresses of note' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'White tablecloths', search_string: 'priceRange=4' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Oysters, and something cold', search_string: 'restaurantOrCuisine=Oyster+Bar' } },
    { type: 'text', fields: { text_mobile: 'The list is kept by hand and by the members who dine from it.' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'In your neighborhood', search_string: 'sortBy=distance' } },
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
            headline: 'The city dresses for dinner',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'December is short and its best tables are few. Marriott Bonvoy® members earn up to {earn_best} at those on the list.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Consult the list', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'The season, by candlelight' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'White tablecloths', search_string: 'priceRange=4' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'By reservation', search_string: 'reservations=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'In your neighborhood', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
