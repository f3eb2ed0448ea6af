import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'thumbs',
      status: 'published',
      fields: {
        text: 'Was it good or bad?',
        id: 't-mobile-thumbs',
        delay_timeout: 2,
        cookie_timeout: 30,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }, { url_allowed: '/discover' }],
        url_disallow_list: [{ url_disallowed: '/login' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
