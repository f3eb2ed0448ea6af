import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: false,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Good dinners, well rewarded',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'Pay the check with a linked card and collect up to {earn_best}. The gratuity counts as well.',
          },
        },
        { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'Collect more with each check',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'You collect {earn_basic} at present. Turn on our email, and from your next check it is {earn_select}.' },
        },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Restaurants of distinction' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Steakhouses', search_string: 'restaurantOrCuisine=Steakhouse' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Italian restaurants', search_string: 'restaurantOrCuisine=Italian' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
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
            headline: 'Ring in the year over dinner',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'Oysters at midnight, perhaps? You collect up to {earn_best} on the last check of the year and on the first of the next.',
                },
              },
              { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
