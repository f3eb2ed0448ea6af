import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Every trip deserves a good dinner',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Around the hotel or around the corner from home: link a card and earn up to {earn_best}.' },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'An upgrade for your meals',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'You’re earning {earn_basic}. Our email takes you to {earn_select}.' } },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'new_member_bonus',
      headline: 'There’s a bonus on your account',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'Activate your {new_member_bonus}, then spend {new_member_spend} on meals in your first {new_member_days} days.',
          },
        },
        { type: 'button', fields: { text_mobile: 'See my bonus', url: '/account/overview' } },
      ],
    },
    {
      key: 'building',
      headline: 'Visit number {vip_dines} changes your rate',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'From then on it’s {earn_vip}. Today you earn {earn_mine}.' } },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'Another year as {tier_vip}?',
      banner_text: [
        { type: 'text', fields: { text_mobile: '{vip_dines} visits before New Year’s Day, and {earn_vip} stays.' } },
        { type: 'link', fields: { text_mobile: 'See visits left', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'The top floor: {tier_vip}',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'It’s {earn_vip} at restaurants on the list, on this trip and the next.' } },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Around you tonight' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Highest rated', search_string: 'sortBy=rating' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast before checkout', search_string: 'mealsServed=Breakfast' } },
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
            headline: 'Come in from the cold',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'Snow outside, stew on the table: earn up to {earn_best} this winter.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
