import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'pump-check',
      status: 'published',
      fields: {
        text: 'Did the savings show up at the pump?',
        id: 'fuel-rewards-pump-check',
        delay_timeout: 2,
        cookie_timeout: 30,
        url_allow_list: [{ url_allowed: '/account/overview' }],
        url_disallow_list: [{ url_disallowed: '/add_card' }],
      },
    },
    {
      slug: 'truck-parking',
      status: 'draft',
      fields: {
        text: 'Was it easy to park?',
        id: 'fuel-rewards-truck-parking',
        delay_timeout: 6,
        cookie_timeout: 60,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/add_card' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
