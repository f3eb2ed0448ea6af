import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'the-evening',
      status: 'published',
      fields: {
        text: 'May we ask how the evening was?',
        id: 'eat-around-town-the-evening',
        delay_timeout: 30,
        cookie_timeout: 180,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/add_card' }, { url_disallowed: '/join' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
