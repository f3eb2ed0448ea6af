import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'E-mail on, points up: {earn_select}.' } },
          { type: 'link', fields: { copy: 'See how it works', url: '/how-it-works' } },
          { type: 'text', fields: { copy: 'It’s easy to stop.' } },
        ],
        tooltip_copy: 'Turn it on under Profile. It counts from your next meal.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
