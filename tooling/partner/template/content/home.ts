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
            headline: 'Dinner that earns {currency}',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'Link a card, dine where you like, and earn up to {earn_best}.' } },
              { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
            ],
          },
          {
            key: 'opted_out',
            headline: 'One switch to {earn_select}',
            banner_text: [
              { type: 'text', fields: { text_mobile: 'As {tier_basic} you earn {earn_basic}. Turn on email and earn {earn_select}.' } },
              { type: 'button', fields: { text_mobile: 'Turn on email', url: '/account/user_profile' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Near you' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Close to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'New on the list', search_string: 'isNew=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
