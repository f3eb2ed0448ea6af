import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: false,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Your fork is worth something',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Up to {earn_best}, at places you would have picked anyway. Bring a card. Leave the coupons.' },
        },
        { type: 'button', fields: { text_mobile: 'Show me food', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'Points left on the plate',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Right now: {earn_basic}. With our e-mail on: {earn_select}. It is one switch.' } },
        { type: 'button', fields: { text_mobile: 'Throw the switch', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'building',
      headline: 'Keep chewing',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: '{vip_dines} dines in a year and you are {tier_vip}: {earn_vip}. You get {earn_mine} today.' },
        },
        { type: 'button', fields: { text_mobile: 'Show me food', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'Same again, please',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: '{earn_vip} is yours this year. {vip_dines} dines before New Year and it is yours next year, too.' },
        },
        { type: 'link', fields: { text_mobile: 'Count my dines', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'Top rate. Locked in',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              '{earn_vip} everywhere on the list until next year is over. Some doors open for {tier_vip} only. You have the key.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Show me food', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Food within reach' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Small bill, big plate', search_string: 'priceRange=1' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Kitchens that stay up late', search_string: 'mealsServed=Late+night' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Burgers. Both hands', search_string: 'restaurantOrCuisine=Burgers' } },
    { type: 'text', fields: { text_mobile: 'New places come in all the time. No announcement, just more food.' } },
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
            headline: 'Holiday fare. The edible kind',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Flights fill up. Restaurants have a table. Up to {earn_best} while you wait for January.' },
              },
              { type: 'button', fields: { text_mobile: 'Show me food', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
