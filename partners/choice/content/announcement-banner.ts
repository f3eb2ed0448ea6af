import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Good stops don’t come along every mile.' } },
          { type: 'link', fields: { copy: 'Plan yours', url: '/road-trip' } },
        ],
        tooltip_copy: 'See who’s cooking in the towns on your way before you get there.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
