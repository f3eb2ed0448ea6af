import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you earn' } },
          { type: 'text', fields: { text_mobile: '{tier_basic}, when you sign up: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, when email’s on: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How does it work?', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
