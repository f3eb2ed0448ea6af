import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'your-evening',
      status: 'published',
      fields: {
        text: 'How was your evening?',
        id: 'hilton-your-evening',
        delay_timeout: 8,
        cookie_timeout: 365,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/join' }, { url_disallowed: '/card_added' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
