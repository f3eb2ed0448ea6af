import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'E-mail on: {earn_select}.' } },
          { type: 'link', fields: { copy: 'See how it works', url: '/how-it-works' } },
        ],
        tooltip_copy: 'You can turn it off whenever you like.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
