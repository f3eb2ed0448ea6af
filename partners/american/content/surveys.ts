import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'after-a-dine',
      status: 'published',
      fields: {
        text: 'How was the service at your last dine?',
        id: 'american-after-a-dine',
        delay_timeout: 5,
        cookie_timeout: 120,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/join' }, { url_disallowed: '/add_card' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
