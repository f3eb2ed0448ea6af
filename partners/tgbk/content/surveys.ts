import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'bill-check',
      status: 'published',
      fields: {
        text: 'Did the amount match your receipt?',
        id: 'tgbk-bill-check',
        delay_timeout: 8,
        cookie_timeout: 45,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/add_card' }, { url_disallowed: '/join' }],
      },
    },
    {
      slug: 'search-ease',
      status: 'draft',
      fields: {
        text: 'Did the search show what you need?',
        id: 'tgbk-search-ease',
        delay_timeout: 30,
        cookie_timeout: 90,
        url_allow_list: [{ url_allowed: '/search' }],
        url_disallow_list: [],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
