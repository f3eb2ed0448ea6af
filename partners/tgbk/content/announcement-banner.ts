import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Every bill is listed, to the cent.' } },
          { type: 'link', fields: { copy: 'How to read the list', url: '/earn/the-ledger' } },
        ],
        tooltip_copy: 'An entry that paid nothing names the reason.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
