import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you collect' } },
          { type: 'text', fields: { text_mobile: 'As {tier_basic}: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: 'As {tier_select}, with our email on: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How it works, step by step', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
