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
            headline: 'The nearest way to fly farther',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'You are an AAdvantage® member already. Link a card, and dinner down the street earns up to {earn_best} on top of what the card gives you.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'One switch, three times the miles',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'As {tier_basic} you earn {earn_basic}. Turn on e-mail and your next dine earns {earn_select}.' },
              },
              { type: 'button', fields: { text_mobile: 'Turn on e-mail', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'new_member_bonus',
            headline: '{new_member_bonus} for your first table',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Activate your welcome bonus, then dine. It comes on top of {earn_mine}.' } },
              { type: 'button', fields: { text_mobile: 'See my bonus', url: '/account/overview' } },
            ],
          },
          {
            key: 'building',
            headline: 'Your {vip_dine} dine changes the fare',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'From then on every table earns {earn_vip}, to the end of next year. Today you earn {earn_mine}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'Hold on to {earn_vip}',
            banner_text: [
              { type: 'text', fields: { text_mobile: '{vip_dines} dines this year keep you {tier_vip} through the next one.' } },
              { type: 'link', fields: { text_mobile: 'See my progress', url: '/account/overview' } },
            ],
          },
          {
            key: 'complete',
            headline: '{tier_vip}, with nothing left to prove',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'Every restaurant earns {earn_vip} for you through next year, and a few open for {tier_vip} members alone.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Now boarding, near you' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Short hauls: closest first', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed by members', search_string: 'acclaimed=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
