import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'A week on the road is a week of visits.' } },
          { type: 'link', fields: { copy: 'How visits count', url: '/earn/vip-upgrade' } },
        ],
        tooltip_copy: 'Any meal that earned points is a visit, whatever the bill.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
