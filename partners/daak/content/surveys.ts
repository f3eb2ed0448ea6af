import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'fair-winds',
      status: 'published',
      fields: {
        text: 'Was it easy to find a restaurant?',
        id: 'daak-fair-winds',
        delay_timeout: 15,
        cookie_timeout: 90,
        url_allow_list: [{ url_allowed: '/search' }, { url_allowed: '/discover' }],
        url_disallow_list: [{ url_disallowed: '/add_card' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
