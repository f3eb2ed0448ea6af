import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'A layover is time for a meal.' } },
          { type: 'link', fields: { copy: 'Eat, and earn points', url: '/earn/layover' } },
        ],
        tooltip_copy: 'Your rate is the same in every city on the list.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
