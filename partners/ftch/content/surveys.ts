import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'the-list',
      status: 'published',
      fields: {
        text: 'Which restaurant should be on the list?',
        id: 'ftch-the-list',
        delay_timeout: 20,
        cookie_timeout: 180,
        url_allow_list: [{ url_allowed: '/search' }],
        url_disallow_list: [{ url_disallowed: '/' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
