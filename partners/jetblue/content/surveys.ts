import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'chips-or-cookies',
      status: 'published',
      fields: {
        text: 'Quick question: how was the food?',
        id: 'trueblue-how-was-the-food',
        delay_timeout: 12,
        cookie_timeout: 75,
        url_allow_list: [{ url_allowed: '/discover' }, { url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/login' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
