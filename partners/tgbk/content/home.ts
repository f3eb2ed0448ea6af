import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Dinner, less your share',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              '{new_member_bonus} for the first bill on a new card, then up to {earn_best} on each one after it. Your card’s own rewards are untouched.',
          },
        },
        { type: 'button', fields: { text_mobile: 'See which tables pay', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'You are on the lower line',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'Your bills pay {earn_basic}. With e-mail on, the same bills pay {earn_select}. That is the calculation.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Switch e-mail on', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'new_member_bonus',
      headline: 'One bill, {new_member_bonus}',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Activate the entry, then pay any bill at a listed restaurant with your card on file. {earn_mine} is added as usual.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Show the entry', url: '/account/overview' } },
      ],
    },
  ],
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Under one napkin: lunch', search_string: 'mealsServed=Lunch' } },
    { type: 'title', fields: { text_mobile: 'Itemized, by appetite' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Top marks from people who paid', search_string: 'sortBy=rating' } },
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
            headline: 'Close the year in the black',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'The office party, the family dinner, the pie: {new_member_bonus} for the first of them on a new card, then up to {earn_best}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'See which tables pay', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
