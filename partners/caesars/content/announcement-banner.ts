import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Your first evening with us, explained.' } },
          { type: 'link', fields: { copy: 'What to expect', url: '/earn/first-evening' } },
        ],
        tooltip_copy: 'Your linked {house_cards} is all that you present.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
