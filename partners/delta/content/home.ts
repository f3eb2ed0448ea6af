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
                fields: { text_mobile: 'Link a card and sit down: up to {earn_best}, beside everything your card already gives you.' },
              },
              { type: 'button', fields: { text_mobile: 'Find a table', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'The same dinner, more {currency}',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Each bill brings {earn_basic} now. Once we may e-mail you, it brings {earn_select}.' },
              },
              { type: 'button', fields: { text_mobile: 'Let us write', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'new_member_bonus',
            headline: 'A welcome bonus is on hold for you',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Claim it first, order second. It lands together with {earn_mine}.' } },
              { type: 'button', fields: { text_mobile: 'Claim it', url: '/account/overview' } },
            ],
          },
          {
            key: 'building',
            headline: 'Each dine brings {tier_vip} closer',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'The {vip_dine} dine of the year takes you from {earn_mine} to {earn_vip}.' } },
              { type: 'button', fields: { text_mobile: 'Find a table', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'One more year at {earn_vip}',
            banner_text: [
              { type: 'link', fields: { text_mobile: 'Where my count stands', url: '/account/overview' } },
              {
                type: 'text',
                fields: { text_mobile: '{vip_dines} dines between January and December, and nothing changes in the year that follows.' },
              },
            ],
          },
          {
            key: 'complete',
            headline: '{tier_vip} through next year',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Every table on the list earns {earn_vip}, and some are open to {tier_vip} members alone.' },
              },
              { type: 'button', fields: { text_mobile: 'Find a table', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Tables that earn tonight' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Earning near you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Rated highly by members', search_string: 'acclaimed=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
