import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Reserve your table here, and receive {reservation_bonus}.' } },
          { type: 'link', fields: { copy: 'May we explain?', url: '/earn/reservations' } },
        ],
        tooltip_copy: 'For each reservation that you keep, on top of what the meal brings.',
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
