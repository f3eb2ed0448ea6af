import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
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
              'You are an AAdvantage® member already. Link a card, and dinner down the street earns up to {earn_best}, card rewards aside.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'A better fare is one switch away',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Your bills fly at {earn_basic}. Let our e-mail through, and the next is rebooked at {earn_select}.' },
        },
        { type: 'button', fields: { text_mobile: 'Change my fare', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'new_member_bonus',
      headline: '{new_member_bonus} before you even pack',
      banner_text: [
        { type: 'button', fields: { text_mobile: 'See my bonus', url: '/account/overview' } },
        {
          type: 'text',
          fields: { text_mobile: 'Activate it first. {new_member_spend} of dinners in {new_member_days} days brings it home.' },
        },
      ],
    },
    {
      key: 'building',
      headline: 'Your {vip_dine} dine changes the fare',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'From then on every table earns {earn_vip}. Today it is {earn_mine}.' } },
        { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'Hold on to {earn_vip}',
      banner_text: [
        { type: 'text', fields: { text_mobile: '{vip_dines} dines this year keep you {tier_vip} through the next one.' } },
        { type: 'link', fields: { text_mobile: 'How many legs are left', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: '{tier_vip}, with nothing left to prove',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Every restaurant earns {earn_vip} through next year. A few open for {tier_vip} members alone.' },
        },
        { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Now boarding, near you' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Short hauls', search_string: 'sortBy=distance' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed by members', search_string: 'acclaimed=true' } },
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
                  text_mobile:
                    'Three generations, one long table, one linked card: the bill your family argues over earns up to {earn_best}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Gate-to-table, this December' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Short hauls', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Steak for the layover', search_string: 'restaurantOrCuisine=Steakhouse' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
