import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'This fall, set aside {earn_select} by reading one e-mail a week.' } },
          { type: 'link', fields: { copy: 'How families use it', url: '/how-it-works' } },
        ],
        tooltip_copy: 'The choice stands in About you. It applies from your next dinner.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
