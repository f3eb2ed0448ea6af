import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'how-was-your-meal',
      status: 'published',
      fields: {
        text: 'How was your meal? We would love to hear.',
        id: 'dine-earn-how-was-your-meal',
        delay_timeout: 20,
        cookie_timeout: 90,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/account/manage_cards' }],
      },
    },
    {
      slug: 'how-was-your-stay',
      status: 'draft',
      fields: {
        text: 'Were you staying with us that evening?',
        id: 'dine-earn-staying-with-us',
        delay_timeout: 30,
        cookie_timeout: 180,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/account/manage_cards' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
