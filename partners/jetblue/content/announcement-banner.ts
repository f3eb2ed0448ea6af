import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Two at the table? Both of you can earn.' } },
          { type: 'link', fields: { copy: 'Here’s how', url: '/household' } },
        ],
        tooltip_copy: 'Each of you joins and links a card. Whoever pays earns.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'This summer: ice cream earns points, too.' } },
          { type: 'link', fields: { copy: 'Find ice cream', url: '/search?restaurantOrCuisine=Dessert' } },
        ],
        tooltip_copy: 'Any bill at a place on the list earns, ice cream included.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
