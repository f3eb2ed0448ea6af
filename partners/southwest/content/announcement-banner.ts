import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'link', fields: { copy: 'Turn on our e-mail', url: '/earn/keep-in-touch' } },
          { type: 'text', fields: { copy: 'and earn {earn_select}.' } },
        ],
        tooltip_copy: 'Turn it on in your profile, and every meal from then on earns more points.',
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
