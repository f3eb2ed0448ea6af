import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'home',
  entries: [
    {
      slug: 'home',
      status: 'published',
      fields: {
        enable_banner: true,
        include_welcome_message: false,
        include_prospect_email: false,
        user_states: [
          {
            key: 'anonymous',
            headline: 'Nothing to join, nothing to show',
            banner_text: [
              {
                type: 'text',
                fields: { text_mobile: 'The card that you keep with FTCH is all you need: {earn_best}, from the first bill.' },
              },
              { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
            ],
          },
        ],
        banner_text: [
          { type: 'title', fields: { text_mobile: 'On the list near you' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Closest to you', search_string: 'sortBy=distance' } },
          { type: 'merchant_carousel', fields: { text_mobile: 'Acclaimed restaurants', search_string: 'acclaimed=true' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>
