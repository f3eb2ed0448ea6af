import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'surveys',
  entries: [
    {
      slug: 'after-a-dine',
      status: 'published',
      fields: {
        text: 'How was your last dinner?',
        id: 'after-a-dine',
        delay_timeout: 0,
        cookie_timeout: 90,
        url_allow_list: [{ url_allowed: '/account/recent_activity' }],
        url_disallow_list: [{ url_disallowed: '/join' }],
        questions: [
          { question: 'How was your last dinner?', kind: 'stars', required: true },
          { question: 'What made it good, or less so?' },
        ],
      },
    },
    {
      slug: 'in-flight',
      status: 'draft',
      fields: {
        text: 'Reading this between two flights?',
        id: 'between-flights',
        delay_timeout: 20,
        cookie_timeout: 180,
        url_allow_list: [{ url_allowed: '/discover' }],
        url_disallow_list: [{ url_disallowed: '/join' }, { url_disallowed: '/login' }],
      },
    },
  ],
} as const satisfies ContentFile<'surveys'>
