import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Every town has a restaurant for you',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Earn up to {earn_best}, close to home or far from it, and {new_member_bonus} to begin with.' },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'May we e-mail you?',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Turn on our e-mail, and all your meals earn {earn_select}.' } },
        { type: 'button', fields: { text_mobile: 'Turn on e-mail', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'new_member_bonus',
      headline: 'Your welcome bonus: {new_member_bonus}',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Please activate it, then spend {new_member_spend} within {new_member_days} days.' } },
        { type: 'button', fields: { text_mobile: 'See my bonus', url: '/account/overview' } },
      ],
    },
    {
      key: 'building',
      headline: 'We look forward to your {vip_dine} visit',
      banner_text: [
        { type: 'text', fields: { text_mobile: '{tier_vip} guests earn {earn_vip}. Until then it is {earn_mine}.' } },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'renewing',
      headline: 'Stay a {tier_vip} guest with us',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'With {vip_dines} visits this year, {earn_vip} stays yours for the next.' } },
        { type: 'link', fields: { text_mobile: 'See visits left', url: '/account/overview' } },
      ],
    },
    {
      key: 'complete',
      headline: 'Our {tier_vip} guest, next year too',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'You earn {earn_vip} wherever you dine.' } },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Tonight’s recommendations' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Our members’ favorites', search_string: 'sortBy=rating' } },
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
                  text_mobile: 'A warm meal in every town: earn up to {earn_best} this winter, and {new_member_bonus} to begin with.',
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
