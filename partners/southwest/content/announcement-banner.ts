import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Will it earn tonight? You get a plain yes or no.' } },
          { type: 'link', fields: { copy: 'Good to know', url: '/earn/good-to-know' } },
        ],
        tooltip_copy: 'A few places take a day off from points now and then. Their pages say which one.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Football’s on. Time for ribs.' } },
          { type: 'link', fields: { copy: 'Find barbecue', url: '/search?restaurantOrCuisine=Barbecue' } },
        ],
        tooltip_copy: 'Earn {earn_mine} whoever wins.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
