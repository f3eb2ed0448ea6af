import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'how-was-it',
      status: 'published',
      fields: {
        text: 'So, how was the food?',
        id: 'choice-how-was-it',
        delay_timeout: 3,
        cookie_timeout: 45,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/join' }],
      },
    },
    {
      slug: 'missing-stop',
      status: 'draft',
      fields: {
        text: 'Which restaurant is missing?',
        id: 'choice-missing-stop',
        delay_timeout: 25,
        cookie_timeout: 120,
        url_allow_list: [{ url_allowed: '/search' }],
        url_disallow_list: [{ url_disallowed: '/' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
