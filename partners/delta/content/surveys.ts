import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'after-a-dine',
      status: 'draft',
      fields: {
        text: 'How was your last table?',
        id: 'after-a-dine',
        delay_timeout: 0,
        cookie_timeout: 90,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/join' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
