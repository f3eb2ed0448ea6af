import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'E-mail on = {earn_select}.' } },
          { type: 'link', fields: { copy: 'What’s the catch?', url: '/how-it-works' } },
        ],
        tooltip_copy: 'There isn’t one. Turn it off whenever.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
