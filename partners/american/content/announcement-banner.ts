import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Your {vip_dine} dine of the year raises your rate to {earn_vip}.' } },
          { type: 'link', fields: { copy: 'How VIP works', url: '/earn/vip-upgrade' } },
        ],
        tooltip_copy: 'The count starts in January. Your account shows the dines that are left.',
      },
    },
    {
      slug: 'announcement_banner',
      status: 'draft',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Flying home this month? Restaurants near the airport earn up to {earn_best}, too.' } },
          { type: 'link', fields: { copy: 'Restaurants by the airport', url: '/search' } },
          { type: 'text', fields: { copy: 'Or dine where you land.' } },
        ],
        tooltip_copy: 'Your rate is the same at home, on the way and at your destination.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
