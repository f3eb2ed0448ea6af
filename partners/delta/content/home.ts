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
                fields: {
                  text_mobile: 'Link a card, dine, and earn up to {earn_best}. It comes on top of what your card already gives you.',
                },
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
                fields: { text_mobile: 'You earn {earn_basic} today. Turn on e-mail and each dine earns {earn_select}.' },
              },
              { type: 'button', fields: { text_mobile: 'Turn on e-mail', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'new_member_bonus',
            headline: 'A welcome bonus is waiting',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Activate it before you dine; it comes on top of {earn_mine}.' } },
              { type: 'button', fields: { text_mobile: 'See my bonus', url: '/account/overview' } },
            ],
          },
          {
            key: 'building',
            headline: 'Each dine brings {tier_vip} closer',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'From your {vip_dine} dine of the year you earn {earn_vip}. Today it is {earn_mine}.' },
              },
              { type: 'button', fields: { text_mobile: 'Find a table', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'Keep your {tier_vip} rate for another year',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'You earn {earn_vip} now. {vip_dines} dines this year keep it through the next.' } },
              { type: 'link', fields: { text_mobile: 'See my progress', url: '/account/overview' } },
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
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed by members', search_string: 'acclaimed=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
