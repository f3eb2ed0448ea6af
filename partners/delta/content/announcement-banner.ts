import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Now on every restaurant’s page: the days and hours that earn.' } },
          { type: 'link', fields: { copy: 'How to read it', url: '/earn/days-that-earn' } },
        ],
        tooltip_copy: 'The page also shows how much of a monthly limit is left.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'This winter: more restaurants that are open late.' } },
          { type: 'link', fields: { copy: 'Open after ten', url: '/search?mealsServed=Late+night' } },
        ],
        tooltip_copy: 'For evenings when you arrive late. Your rate is the same at any hour.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
