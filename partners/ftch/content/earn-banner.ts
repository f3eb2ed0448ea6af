import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_banner',
  entries: [
    {
      slug: 'one-rate',
      status: 'published',
      fields: {
        type: 'earn',
        order: 1,
        text: [
          { type: 'title', fields: { text_mobile: 'One rate: {earn_best}' } },
          { type: 'text', fields: { text_mobile: 'For everyone, on the whole bill.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
        user_states: [{ index: 0 }],
      },
    },
  ],
} as const satisfies ContentFile<'earn_banner'>
