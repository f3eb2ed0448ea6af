import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'May we write to you? Then your meals bring {earn_select}.' } },
          { type: 'link', fields: { copy: 'Learn more', url: '/how-it-works' } },
        ],
        tooltip_copy: 'Your profile has a switch for e-mail. We honor it from your next meal.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
