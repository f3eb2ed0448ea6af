import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you get' } },
          { type: 'text', fields: { text_mobile: '{tier_basic}: {earn_basic} on every bill' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, with our email on: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
