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
          { type: 'link', fields: { copy: 'Look one up', url: '/search' } },
          { type: 'text', fields: { copy: 'Nothing to guess at the door.' } },
        ],
        tooltip_copy: 'Each restaurant decides on which days it takes part. We show them before you go.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Winter schedule: more late tables at the big hubs.' } },
          { type: 'link', fields: { copy: 'Open after ten', url: '/search?mealsServed=Late+night' } },
        ],
        tooltip_copy: 'For arrivals that run late. The rate is the one of your tier, at any hour.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
