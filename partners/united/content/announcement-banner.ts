import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Members who accept e-mail earn {earn_select}.' } },
          { type: 'link', fields: { copy: 'Read the outline', url: '/how-it-works' } },
        ],
        tooltip_copy: 'The choice is in your details and takes effect with the next dine.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
