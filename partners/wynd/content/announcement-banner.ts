import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Going away? Plan dinner before you pack.' } },
          { type: 'link', fields: { copy: 'Search where you’re going', url: '/earn/away' } },
        ],
        tooltip_copy: 'Link a card before you leave, and it earns when you arrive.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
