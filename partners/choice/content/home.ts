import type { ContentFile } from '@dining/partner-kit'

/** The published fields, which the draft below changes in part. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'Your next free night could start with pancakes',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile: 'Link a card, then eat where you’d stop anyway. A short stack earns up to {earn_best}, and so does a steak.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'Check one box, earn more',
      banner_text: [
        {
          type: 'text',
          fields: { text_mobile: 'You earn {earn_basic} now. Check the email box in your profile and earn {earn_select}.' },
        },
        { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Restaurants worth a stop' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast', search_string: 'mealsServed=Breakfast' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Barbecue', search_string: 'restaurantOrCuisine=Barbecue' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Diners', search_string: 'restaurantOrCuisine=Diner' } },
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
            headline: 'On the way to Grandma’s?',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'Take a break from the Thanksgiving traffic. Every restaurant on our list earns up to {earn_best}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Restaurants for the holiday drive' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast', search_string: 'mealsServed=Breakfast' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Diners', search_string: 'restaurantOrCuisine=Diner' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
