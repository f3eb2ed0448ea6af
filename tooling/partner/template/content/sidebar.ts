import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What each tier earns' } },
          { type: 'text', fields: { text_mobile: '{tier_basic}: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, with email on: {earn_select}' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
