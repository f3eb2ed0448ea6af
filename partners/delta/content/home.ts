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
            headline: 'Your next trip starts at dinner',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'An evening out earns up to {earn_best}, whether you board tomorrow or next spring.' },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'Raise what an evening earns',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Each bill earns {earn_basic} now. With email on, it earns {earn_select}.' },
              },
              { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'building',
            headline: 'Each dine brings {tier_vip} closer',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'The {vip_dine} dine of the year takes you from {earn_mine} to {earn_vip}.' } },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'Next year at {earn_vip}, too',
            banner_text: [
              { type: 'link', fields: { text_mobile: 'See my dines', url: '/account/overview' } },
              {
                type: 'text',
                fields: {
                  text_mobile: '{vip_dines} dines between January and December, and you keep this rate through the following year.',
                },
              },
            ],
          },
          {
            key: 'complete',
            headline: 'Every evening now earns {earn_vip}',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Every restaurant on the list earns {earn_vip}, and some are for {tier_vip} members only.' },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Restaurants that earn tonight' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Within reach tonight', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed restaurants', search_string: 'acclaimed=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
