import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Earn miles close to home',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Link a card to your AAdvantage® account, and dinner nearby earns up to {earn_best}, on top of your card’s own rewards.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'Turn on email and earn more',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Your bills earn {earn_basic} now. Turn on our email, and the next one earns {earn_select}.' },
        },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'new_member_bonus',
      headline: 'Your first {new_member_spend} earns {new_member_bonus}',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Activate your welcome bonus before you go. Each bill earns its own miles, too.' } },
        { type: 'button', fields: { text_mobile: 'Activate my bonus', url: '/account/overview' } },
      ],
    },
    {
      key: 'building',
      headline: 'Your {vip_dine} dine makes you {tier_vip}',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'From then on every dine earns {earn_vip}. Today you earn {earn_mine}.' } },
        { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'Keep earning {earn_vip}',
      banner_text: [
        { type: 'text', fields: { text_mobile: '{vip_dines} dines this year keep you {tier_vip} through the next one.' } },
        { type: 'link', fields: { text_mobile: 'See dines left', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'You stay {tier_vip} through next year',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Every restaurant earns {earn_vip} until then. A few are for {tier_vip} members only.' },
        },
        { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Restaurants near you' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed restaurants', search_string: 'acclaimed=true' } },
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
            headline: 'Home for the holidays, miles on the way',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'Dinner with the whole family, paid with one linked card, earns up to {earn_best}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Restaurants for December' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Steakhouses', search_string: 'restaurantOrCuisine=Steakhouse' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
