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
            headline: 'Cash back from the place on the corner',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'Up to {earn_best} from every bill. From {credit_from} on, it’s paid onto your card’s statement.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'Want more of it back?',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'You get {earn_basic} now. Turn on our emails and it’s {earn_select}, from the next bill.' },
              },
              { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'building',
            headline: '{vip_dines} good dinners and you’re {tier_vip}',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'From then on you get {earn_vip}.' } },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'You’re {tier_vip}. Stick around',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'You get {earn_vip} now. {vip_dines} dinners this year and you keep it all through the next.' },
              },
              { type: 'link', fields: { text_mobile: 'See dinners left', url: '/account/overview' } },
            ],
          },
          {
            key: 'complete',
            headline: 'You’re {tier_vip}, this year and next',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: '{earn_vip} everywhere, all through next year. Places for {tier_vip} members pay you, too.' },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Places to eat near you' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Around the corner', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed places', search_string: 'acclaimed=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Pizza', search_string: 'restaurantOrCuisine=Pizza' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
