import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'A percentage of dinner, in dollars',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Up to {earn_best} from a restaurant bill, tax and tip included. What your card pays you for spending is not touched.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'The other percentage',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'Your bills pay {earn_basic}. With email on, the same bills pay {earn_select}.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'new_member_bonus',
      headline: 'One bill, {new_member_bonus}',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'Activate the bonus first. A bill of any size counts until {new_member_days} days after joining.' },
        },
        { type: 'button', fields: { text_mobile: 'Activate the bonus', url: '/account/overview' } },
      ],
    },
  ],
  banner_text: [
    { type: 'merchant_carousel', fields: { text_mobile: 'Lunch', search_string: 'mealsServed=Lunch' } },
    { type: 'title', fields: { text_mobile: 'More restaurants' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Highest rating', search_string: 'sortBy=rating' } },
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
            headline: 'Cash back for the holidays',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'The office party, the family dinner, the pie: up to {earn_best} on each of them.',
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
