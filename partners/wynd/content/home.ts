import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Good food on every vacation',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'And at home, too. As many as {earn_best}, on your own street or three time zones away.' } },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'A better rate, one email away',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Today you earn {earn_basic}. With our email on, it is {earn_select}.' } },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'building',
      headline: '{vip_dines} meals to a better rate',
      banner_text: [
        { type: 'text', fields: { text_mobile: '{earn_mine} today, {earn_vip} from the {vip_dine} meal of the year.' } },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: '{earn_vip} again next year?',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Go out {vip_dines} times this year and {earn_vip} stays with you.' } },
        { type: 'link', fields: { text_mobile: 'See meals left', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'Nothing left to count',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: '{earn_vip} at every place, this year and next. A few places are for {tier_vip} alone.' },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Seafood', search_string: 'restaurantOrCuisine=Seafood' } },
    { type: 'title', fields: { text_mobile: 'More ideas' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Greek food', search_string: 'restaurantOrCuisine=Greek' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
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
            headline: 'Winter is a good time for the tropics',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Or for jerk chicken two blocks away. Earn as many as {earn_best} there.' } },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
        banner_text: [
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Caribbean food', search_string: 'restaurantOrCuisine=Caribbean' },
          },
          { type: 'title', fields: { text_mobile: 'Close to home' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
