import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'The selection has been updated.' } },
          { type: 'link', fields: { copy: 'Selected restaurants', url: '/discover' } },
          { type: 'text', fields: { copy: 'Every restaurant shows its rate in advance.' } },
        ],
        tooltip_copy: 'Members who accept our e-mail earn {earn_select}; the choice is in your profile.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
