import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'No tiers and no codes.' } },
          { type: 'link', fields: { copy: 'One rate: {earn_best}', url: '/earn/one-rate' } },
        ],
        tooltip_copy: 'One rate for everyone. The days on which a restaurant takes part are on its page.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'New restaurants this month, each at {earn_basic}.' } },
          { type: 'link', fields: { copy: 'See which', url: '/search?isNew=true' } },
        ],
        tooltip_copy: 'New restaurants carry a mark for their first weeks on the list.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
