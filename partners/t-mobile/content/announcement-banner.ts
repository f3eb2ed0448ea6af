import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Missing some cash back?' } },
          { type: 'link', fields: { copy: 'Here’s what to check', url: '/earn/why-not' } },
        ],
        tooltip_copy: 'Most of the time, it’s how the bill was paid.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
