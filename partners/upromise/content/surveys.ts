import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'family-table',
      status: 'published',
      fields: {
        text: 'Would you take the kids there again?',
        id: 'upromise-family-table',
        delay_timeout: 6,
        cookie_timeout: 75,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/join' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
