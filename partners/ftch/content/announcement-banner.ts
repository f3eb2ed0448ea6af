import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Ten new rooms this month, each at {earn_basic}.' } },
          { type: 'link', fields: { copy: 'See them', url: '/search?isNew=true' } },
        ],
        tooltip_copy: 'New rooms carry a mark for their first weeks on the list.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
