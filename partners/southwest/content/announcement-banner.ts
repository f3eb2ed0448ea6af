import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'link', fields: { copy: 'Let us drop you a line', url: '/earn/keep-in-touch' } },
          { type: 'text', fields: { copy: 'and earn {earn_select}.' } },
        ],
        tooltip_copy: 'One yes in your profile, and supper’s worth more tomorrow than it was today.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Football’s on! So are the ribs.' } },
          { type: 'link', fields: { copy: 'Find a big screen', url: '/search?restaurantOrCuisine=Barbecue' } },
        ],
        tooltip_copy: 'Earn {earn_mine} whoever wins.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
