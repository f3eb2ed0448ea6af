import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'One rate everywhere' } },
          { type: 'text', fields: { text_mobile: '{earn_basic}, on the whole bill.' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
