import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'tell-us-everything',
      status: 'published',
      fields: {
        text: 'Good food? Please tell us.',
        id: 'rapid-rewards-good-eats',
        delay_timeout: 8,
        cookie_timeout: 90,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }, { url_allowed: '/account/overview' }],
        url_disallow_list: [{ url_disallowed: '/join' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
