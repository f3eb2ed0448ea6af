import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
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
          fields: { text_mobile: 'Link a card, then eat where you’d stop anyway. Up to {earn_best}, and your card’s own perks stay put.' },
        },
        { type: 'button', fields: { text_mobile: 'Find a stop', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'You’re driving in first gear',
      banner_text: [
        { type: 'text', fields: { text_mobile: '{earn_basic} is fine. {earn_select} is finer, and it’s one checkbox away.' } },
        { type: 'button', fields: { text_mobile: 'Shift up', url: '/account/user_profile' } },
      ],
    },
    {
      key: 'new_member_bonus',
      headline: 'Welcome aboard! There’s a bonus on the dash',
      banner_text: [
        { type: 'text', fields: { text_mobile: 'Tap it before your first meal. You get it plus {earn_mine}.' } },
        { type: 'button', fields: { text_mobile: 'Grab my bonus', url: '/account/overview' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Stops worth making' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast, any hour', search_string: 'mealsServed=Breakfast' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Low and slow', search_string: 'restaurantOrCuisine=Barbecue' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Pie and a booth', search_string: 'restaurantOrCuisine=Diner' } },
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
            headline: 'Grandma’s is four stops away',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'Thanksgiving traffic is better with waffles. Every stop on the way earns up to {earn_best}.' },
              },
              { type: 'button', fields: { text_mobile: 'Find a stop', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Over the river, through the drive-up' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Breakfast, any hour', search_string: 'mealsServed=Breakfast' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Pie and a booth', search_string: 'restaurantOrCuisine=Diner' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
