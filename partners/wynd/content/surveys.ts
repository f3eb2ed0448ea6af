import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'the-view',
      status: 'published',
      fields: {
        text: 'How was the view?',
        id: 'wynd-the-view',
        delay_timeout: 10,
        cookie_timeout: 100,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/recover' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
