import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'home',
  entries: [
    {
      slug: 'home',
      status: 'published',
      fields: {
        enable_banner: true,
        include_welcome_message: true,
        include_prospect_email: true,
        user_states: [
          {
            key: 'anonymous',
            headline: 'Half of a vacation is lunch',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'So let it count. As many as {earn_best}, on your own street or three time zones away.' },
              },
              { type: 'button', fields: { text_mobile: 'Where to?', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'There is a better breeze',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Right now: {earn_basic}. With our postcards by e-mail: {earn_select}.' } },
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
          {
            type: 'merchant_carousel',
            fields: { text_mobile: 'Greek, with a sea view or without', search_string: 'restaurantOrCuisine=Greek' },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'A stroll away', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
