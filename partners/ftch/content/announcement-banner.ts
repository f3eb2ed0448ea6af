import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'No tiers, no codes, no calendar.' } },
          { type: 'link', fields: { copy: 'One rate: {earn_best}', url: '/how-it-works' } },
        ],
        tooltip_copy: 'It has not changed since you last looked, and it will not change at midnight.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'New rooms this month, each at {earn_basic}.' } },
          { type: 'link', fields: { copy: 'Which ones', url: '/search?isNew=true' } },
        ],
        tooltip_copy: 'New rooms carry a mark for their first weeks on the list.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
