import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'home',
  entries: [
    {
      slug: 'home',
      status: 'published',
      fields: {
        enable_banner: true,
        include_welcome_message: true,
        include_prospect_email: false,
        user_states: [
          {
            key: 'anonymous',
            headline: 'Dry land has its points',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'You collect in the air. Link a card and you collect at the table, too: up to {earn_best}.' },
              },
              { type: 'button', fields: { text_mobile: 'Find a kitchen', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'Half sail',
            banner_text: [
              { type: 'text', fields: { text_mobile: '{earn_basic} comes in now. With e-mail on it is {earn_select}.' } },
              { type: 'button', fields: { text_mobile: 'Set the e-mail switch', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'new_member_bonus',
            headline: 'Something washed up for you',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'A bonus for new members. Activate it, eat, and it joins your {earn_mine}.' } },
              { type: 'button', fields: { text_mobile: 'Look at it', url: '/account/overview' } },
            ],
          },
          {
            key: 'building',
            headline: '{tier_vip} is in sight',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'Meal number {vip_dines} of this year lands you there, and then it is {earn_vip}. At present: {earn_mine}.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Find a kitchen', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'Hold the course',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: '{tier_vip} lasts through this year. Eat {vip_dines} times before New Year and it carries through the next.',
                },
              },
              { type: 'link', fields: { text_mobile: 'See how far you are', url: '/account/overview' } },
            ],
          },
          {
            key: 'complete',
            headline: 'Safely in port',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: '{earn_vip} at each kitchen on the list, this year and next. A few serve {tier_vip} members only.' },
              },
              { type: 'button', fields: { text_mobile: 'Find a kitchen', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Lights along the quay' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Straight off the boat', search_string: 'restaurantOrCuisine=Seafood' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Late and still open', search_string: 'mealsServed=Late+night' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Within walking distance', search_string: 'sortBy=distance' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
