import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you save' } },
          { type: 'text', fields: { text_mobile: 'Everyone: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}: the same, at more places' } },
          { type: 'link', fields: { text_mobile: 'How you save', url: '/earn/by-the-gallon' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
