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
        include_prospect_email: true,
        user_states: [
          {
            key: 'anonymous',
            headline: 'A table, the way you like a room',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'Tell us where you are. We suggest, you choose, and up to {earn_best} is added without another word. Your card’s own benefits remain.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'There is a better rate in your name',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Meals bring you {earn_basic}. If we may write to you, they bring {earn_select}.' } },
              { type: 'button', fields: { text_mobile: 'Yes, do write', url: '/account/user_profile' } },
            ],
          },
          {
            key: 'new_member_bonus',
            headline: 'Something is waiting at the desk',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'A welcome bonus, in addition to {earn_mine}. Please accept it before you dine.' } },
              { type: 'button', fields: { text_mobile: 'Accept the bonus', url: '/account/overview' } },
            ],
          },
          {
            key: 'building',
            headline: 'We are getting to know you',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Your {vip_dine} dine this year makes you a regular, at {earn_vip}.' } },
              { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
            ],
          },
          {
            key: 'renewing',
            headline: 'Your usual table?',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile: 'You receive {earn_vip}. Should you dine {vip_dines} times this year, we keep it so through the next.',
                },
              },
              { type: 'link', fields: { text_mobile: 'My year so far', url: '/account/overview' } },
            ],
          },
          {
            key: 'complete',
            headline: 'Everything is arranged',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    '{earn_vip} at every table we recommend, to the end of next year; a few of them admit {tier_vip} guests only.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'If we may suggest' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Around the corner from you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Tables we can reserve', search_string: 'reservations=true' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'A glass of wine first', search_string: 'restaurantOrCuisine=Wine+Bar' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
