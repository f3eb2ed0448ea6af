import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'the-service',
      status: 'published',
      fields: {
        text: 'How was the service?',
        id: 'caesars-the-service',
        delay_timeout: 10,
        cookie_timeout: 60,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }, { url_allowed: '/account/overview' }],
        url_disallow_list: [{ url_disallowed: '/join' }, { url_disallowed: '/add_card' }],
      },
    },
    {
      slug: 'the-wine',
      status: 'draft',
      fields: {
        text: 'And how was the wine?',
        id: 'caesars-the-wine',
        delay_timeout: 45,
        cookie_timeout: 365,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/join' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
