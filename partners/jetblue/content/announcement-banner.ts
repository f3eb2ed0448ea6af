import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Two at the table? Earn for the whole household.' } },
          { type: 'link', fields: { copy: 'Here’s how', url: '/household' } },
        ],
        tooltip_copy: 'Each of you links a card; TrueBlue® keeps the points together.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
