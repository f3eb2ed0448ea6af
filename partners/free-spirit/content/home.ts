import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: false,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Eating out gets you points',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Up to {earn_best}, at places you would have picked anyway. Link a card. No coupons.' },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'One switch. More points',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Right now: {earn_basic}. With our email on: {earn_select}. That is the deal.' } },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'building',
      headline: 'Keep eating out',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: '{vip_dines} dines in a year and you are {tier_vip}: {earn_vip}. You get {earn_mine} today.' },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'Do not let {earn_vip} go',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: '{earn_vip} is yours this year. {vip_dines} dines before New Year and it is yours next year, too.' },
        },
        { type: 'link', fields: { text_mobile: 'See my dines', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'Top rate. You did it',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: '{earn_vip} everywhere on the list until next year is over. Some places earn for {tier_vip} only.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Food near you' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Low prices', search_string: 'priceRange=1' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Open late', search_string: 'mealsServed=Late+night' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Burgers', search_string: 'restaurantOrCuisine=Burgers' } },
    { type: 'text', fields: { text_mobile: 'Every place lists its days. Look before you leave.' } },
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
            headline: 'Eat out for the holidays',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Restaurants have a table for you. Earn up to {earn_best} at each of them.' },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
