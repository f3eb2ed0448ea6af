import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'One of your cards could earn at dinner.' } },
          { type: 'link', fields: { copy: 'On linking a card', url: '/earn/your-cards' } },
        ],
        tooltip_copy: 'Your card keeps its own rewards; the points are in addition.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'New this winter: restaurants for one course, or for twelve.' } },
          { type: 'link', fields: { copy: 'See them', url: '/search?isNew=true' } },
        ],
        tooltip_copy: 'Additions of this month carry the word “new”.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
