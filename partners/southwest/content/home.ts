import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Good food brings folks together',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'And it brings you up to {earn_best}. Your card’s own rewards? Keep those, too.' } },
        { type: 'button', fields: { text_mobile: 'Find a spot', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'Let’s stay in touch!',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'You’re earning {earn_basic}. Let us e-mail you, and your next meal earns {earn_select}. We only write when we have something tasty.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Keep in touch', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'building',
      headline: 'Mighty glad you’re here',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Every meal earns {earn_mine}. Who are you taking out next?' } },
        { type: 'button', fields: { text_mobile: 'Find a spot', url: '/search' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'What smells so good?' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Low, slow and smoky', search_string: 'restaurantOrCuisine=Barbecue' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Just down the road', search_string: 'sortBy=distance' } },
    {
      type: 'merchant_carousel',
      fields: { text_mobile: 'Pancakes for the table', search_string: 'restaurantOrCuisine=Breakfast+%26+Brunch' },
    },
    { type: 'merchant_carousel', fields: { text_mobile: 'Tex-Mex and sunshine', search_string: 'restaurantOrCuisine=Tex-Mex' } },
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
            headline: 'Everybody’s coming for pie',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Let somebody else do the dishes this year. Up to {earn_best} for the whole gang’s dinner.' },
              },
              { type: 'button', fields: { text_mobile: 'Find a spot', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
