import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'one-question',
      status: 'published',
      fields: {
        text: 'One question: was dinner any good?',
        id: 'free-spirit-one-question',
        delay_timeout: 0,
        cookie_timeout: 120,
        url_allow_list: [{ url_allowed: '/account/*' }],
        url_disallow_list: [{ url_disallowed: '/account/manage_cards' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
