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
          { type: 'text', fields: { text_mobile: '{tier_basic}, from day one: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, email on: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'household',
      status: 'published',
      fields: {
        page_text: [
          { type: 'text', fields: { text_mobile: 'Four people, four cards, four accounts.' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
