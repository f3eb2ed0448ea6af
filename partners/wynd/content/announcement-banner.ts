import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Dinner first, then the suitcase.' } },
          { type: 'link', fields: { copy: 'Look it up before you go', url: '/earn/away' } },
        ],
        tooltip_copy: 'Link a card before you leave, and it earns when you arrive.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
