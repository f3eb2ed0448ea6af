import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Packing for a trip?' } },
          { type: 'link', fields: { copy: 'Look up dinner first', url: '/earn/away' } },
        ],
        tooltip_copy: 'Link a card before you leave, and it earns when you arrive.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
