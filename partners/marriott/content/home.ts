import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: false,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Know the city by its restaurants',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Marriott Bonvoy® members earn up to {earn_best} at restaurants where they live and where they stay. The rewards of your card remain yours.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'The first of {vip_dines} dines',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Today’s rate is {earn_basic}. {tier_vip} members earn {earn_vip}, and the {vip_dine} dine within a calendar year makes you one.',
          },
        },
        { type: 'link', fields: { text_mobile: 'How to become VIP', url: '/earn/vip-upgrade' } },
      ],
    },
    {
      key: 'building',
      headline: '{vip_dines} dines to become {tier_vip}',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'With the {vip_dine} dine you become {tier_vip}, and you earn {earn_vip} to the end of next year. Until then, you earn {earn_mine}.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'Remain {tier_vip}',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: '{vip_dines} dines in the present year retain {tier_vip}, and with it {earn_vip}, for the year to come.',
          },
        },
        { type: 'link', fields: { text_mobile: 'See my dines', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: '{earn_vip} at every restaurant',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'You are {tier_vip} through the end of next year. Certain restaurants are for {tier_vip} members only.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Restaurants of note' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Fine dining', search_string: 'priceRange=4' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Oyster bars', search_string: 'restaurantOrCuisine=Oyster+Bar' } },
    { type: 'text', fields: { text_mobile: 'Each restaurant states its days, its hours and its points.' } },
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
            headline: 'Dinner in December',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'Please reserve early: restaurants fill up before the holidays. Marriott Bonvoy® members earn up to {earn_best} at those on the list.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'For the holiday season' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Fine dining', search_string: 'priceRange=4' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'By reservation', search_string: 'reservations=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'In your neighborhood', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
