import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Cards kept with Marriott Bonvoy® are listed here already.' } },
          { type: 'link', fields: { copy: 'Which cards', url: '/earn/your-cards' } },
        ],
        tooltip_copy: 'Confirm those you dine with. Any other card can be linked as well.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Twelve courses, or one good one: the winter addresses are on the list.' } },
          { type: 'link', fields: { copy: 'Consult it', url: '/search?isNew=true' } },
        ],
        tooltip_copy: 'Additions of this month carry the word “new”.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
