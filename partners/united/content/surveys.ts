import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'service',
      status: 'published',
      fields: {
        text: 'May we ask how your dinner was?',
        id: 'united-service',
        delay_timeout: 12,
        cookie_timeout: 180,
        url_allow_list: [{ url_allowed: '/account/overview' }, { url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/join' }, { url_disallowed: '/login' }],
      },
    },
    {
      slug: 'selection',
      status: 'draft',
      fields: {
        text: 'Is the selection helpful?',
        id: 'united-selection',
        delay_timeout: 25,
        cookie_timeout: 365,
        url_allow_list: [{ url_allowed: '/discover' }],
        url_disallow_list: [],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
