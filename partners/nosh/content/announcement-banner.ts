import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Debit or credit? Both work.' } },
          { type: 'link', fields: { copy: 'Which card to link', url: '/earn/which-card' } },
        ],
        tooltip_copy: 'Whichever it is, sign or tap when you pay. A PIN hides the bill from us.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Soup season on the block.' } },
          { type: 'link', fields: { copy: 'Find ramen', url: '/search?restaurantOrCuisine=Ramen' } },
          { type: 'text', fields: { copy: 'Bring a neighbor.' } },
        ],
        tooltip_copy: 'You get the same cash back.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
