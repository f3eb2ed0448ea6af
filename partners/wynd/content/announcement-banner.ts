import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Postcards on, points up: {earn_select}.' } },
          { type: 'link', fields: { copy: 'Show me the view', url: '/how-it-works' } },
          { type: 'text', fields: { copy: 'No stamp needed.' } },
        ],
        tooltip_copy: 'Say yes under You. It blows in with your next meal.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
