import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Half of a vacation is lunch',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'So let it count. As many as {earn_best}, on your own street or three time zones away.' } },
        { type: 'button', fields: { text_mobile: 'Where to?', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'There is a better breeze',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'What blows in today is {earn_basic}. Our postcards by e-mail bring {earn_select}.' } },
        { type: 'button', fields: { text_mobile: 'Get the postcards', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'building',
      headline: '{vip_dines} outings, and it lifts',
      banner_text: [
        { type: 'text', fields: { text_mobile: '{earn_mine} today, {earn_vip} from the {vip_dine} outing of the year.' } },
        { type: 'button', fields: { text_mobile: 'Where to?', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'Keep the wind up',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Go out {vip_dines} times this year and {earn_vip} stays with you.' } },
        { type: 'link', fields: { text_mobile: 'How it is going', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'Smooth sailing',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: '{earn_vip} at every place, this year and next. A few keep a window seat for {tier_vip} alone.' },
        },
        { type: 'button', fields: { text_mobile: 'Where to?', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Oysters and open windows', search_string: 'restaurantOrCuisine=Seafood' } },
    { type: 'title', fields: { text_mobile: 'Farther along' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Greek, with a sea view or without', search_string: 'restaurantOrCuisine=Greek' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'A stroll away', search_string: 'sortBy=distance' } },
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
              { type: 'text', fields: { text_mobile: 'Or for jerk chicken two blocks away. As many as {earn_best}, and no sunscreen.' } },
              { type: 'button', fields: { text_mobile: 'Where to?', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
        banner_text: [
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Hammock weather, somewhere', search_string: 'restaurantOrCuisine=Caribbean' },
          },
          { type: 'title', fields: { text_mobile: 'Or stay in the warm' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'A stroll away', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
