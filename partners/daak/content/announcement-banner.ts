import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Book here, then eat: {reservation_bonus} extra.' } },
          { type: 'link', fields: { copy: 'See how booking works', url: '/earn/booked' } },
        ],
        tooltip_copy: 'You get the bonus when you dine on the day you booked and pay with a linked card.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
