import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'The selection has been revised.' } },
          { type: 'link', fields: { copy: 'Selected restaurants', url: '/discover' } },
          { type: 'text', fields: { copy: 'Every table shows its rate in advance.' } },
        ],
        tooltip_copy: 'Members who accept our e-mail earn {earn_select}; the choice is in your details.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
