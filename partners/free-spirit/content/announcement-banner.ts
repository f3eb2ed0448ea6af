import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'E-mail on: {earn_select}. E-mail off: {earn_basic}.' } },
          { type: 'link', fields: { copy: 'Do the math', url: '/how-it-works' } },
        ],
        tooltip_copy: 'It counts from your next dine. Turn it off any time.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
