import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [{ type: 'link', fields: { copy: 'No new card. Use yours.', url: '/free-spirit-card' } }],
        tooltip_copy: 'Link it once. It earns from the next dine.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Sale? No. The points are always this good.' } },
          { type: 'link', fields: { copy: 'See the rates', url: '/how-it-works' } },
        ],
        tooltip_copy: '{earn_best}, in every season.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
