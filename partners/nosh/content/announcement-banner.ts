import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Turn on our e-mails and get {earn_select}.' } },
          { type: 'link', fields: { copy: 'See how', url: '/how-it-works' } },
        ],
        tooltip_copy: 'Turn them on in your profile. It counts from the next bill.',
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
