import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'after-a-bill',
      status: 'draft',
      fields: {
        text: 'Was it good? Tell the neighbors.',
        id: 'nosh-after-a-bill',
        delay_timeout: 3,
        cookie_timeout: 60,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }, { url_allowed: '/search' }],
        url_disallow_list: [{ url_disallowed: '/add_card' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
