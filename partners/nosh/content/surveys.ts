import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'after-a-bill',
      status: 'published',
      fields: {
        text: 'Was it good? Please tell us.',
        id: 'nosh-after-a-bill',
        delay_timeout: 3,
        cookie_timeout: 60,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }, { url_allowed: '/search' }],
        url_disallow_list: [{ url_disallowed: '/add_card' }],
      },
    },
    {
      slug: 'whats-missing',
      status: 'draft',
      fields: {
        text: 'What kind of place is missing?',
        id: 'nosh-whats-missing',
        delay_timeout: 25,
        cookie_timeout: 120,
        url_allow_list: [{ url_allowed: '/search' }],
        url_disallow_list: [{ url_disallowed: '/add_card' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
