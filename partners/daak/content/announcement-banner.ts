import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Book through us, then eat: {reservation_bonus} on top.' } },
          { type: 'link', fields: { copy: 'See how booking works', url: '/earn/booked' } },
        ],
        tooltip_copy: 'The bonus follows when you dine on the day you booked and pay with a linked card.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
