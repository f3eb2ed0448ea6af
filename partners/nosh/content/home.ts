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
            headline: 'The place on the corner wants to pay you',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'Up to {earn_best} on every bill, straight onto your card’s statement.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find a place', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'You’re leaving money on the table',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'You get {earn_basic} now. Say yes to our e-mails and it’s {earn_select}, from the next bill.' },
              },
              { type: 'button', fields: { text_mobile: 'Say yes to e-mails', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'building',
            headline: '{vip_dines} good dinners and you’re {tier_vip}',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'From then on you get {earn_vip}.' } },
              { type: 'button', fields: { text_mobile: 'Find a place', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'Stay a regular',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'You get {earn_vip} now. {vip_dines} dinners this year and you keep it all through the next.' },
              },
              { type: 'link', fields: { text_mobile: 'How far am I?', url: '/account/overview' } },
            ],
          },
          {
            key: 'complete',
            headline: 'A regular, through and through',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: '{earn_vip} everywhere, all through next year. Some keep a table for {tier_vip} members only.' },
              },
              { type: 'button', fields: { text_mobile: 'Find a place', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'What’s cooking around you' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Around the corner', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'The neighbors love it', search_string: 'acclaimed=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Pizza, obviously', search_string: 'restaurantOrCuisine=Pizza' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
