import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
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
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'Let’s keep in touch',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'You’re earning {earn_basic}. Our email makes it {earn_select}, starting with your very next meal.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Good food near you' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Barbecue', search_string: 'restaurantOrCuisine=Barbecue' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
    {
      type: 'merchant_carousel',
      fields: { text_mobile: 'Pancakes and brunch', search_string: 'restaurantOrCuisine=Breakfast+%26+Brunch' },
    },
    { type: 'merchant_carousel', fields: { text_mobile: 'Tex-Mex', search_string: 'restaurantOrCuisine=Tex-Mex' } },
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
            headline: 'Everyone’s coming for pie',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Let a restaurant do the cooking this year. Up to {earn_best} for the whole family’s dinner.' },
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
