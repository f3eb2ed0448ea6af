import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: false,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Well dined, well repaid',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Settle the check with a card that we know and collect up to {earn_best}. Whatever your card grants you besides remains yours.',
          },
        },
        { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'The same check, a greater share',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'You collect {earn_basic} at present. Allow our letters, and from your next check it is {earn_select}.' },
        },
        { type: 'button', fields: { text_mobile: 'Allow e-mail', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'new_member_bonus',
      headline: 'A welcome is laid out for you',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Accept your bonus before you dine. It is added to {earn_mine}.' } },
        { type: 'button', fields: { text_mobile: 'Accept my bonus', url: '/account/overview' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Tables of distinction' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Prime cuts', search_string: 'restaurantOrCuisine=Steakhouse' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'A Roman table', search_string: 'restaurantOrCuisine=Italian' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Rooms nearest yours', search_string: 'sortBy=distance' } },
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
            headline: 'Ring in the year at our table',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'Midnight is better with oysters. The last check of the year collects up to {earn_best}, and so does the first of the next.',
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
