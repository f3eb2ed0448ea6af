import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Breakfast, lunch or dinner: each brings you closer to {tier_vip}.' } },
          { type: 'link', fields: { copy: 'Kindly see how', url: '/earn/vip-upgrade' } },
        ],
        tooltip_copy: 'Your account shows how many meals remain this year.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'link', fields: { copy: 'We are taking reservations for New Year’s Eve.', url: '/search?reservations=true' } },
          { type: 'text', fields: { copy: 'Kindly book early.' } },
        ],
        tooltip_copy: '{reservation_bonus} for a reservation that you keep, as always.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
