import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Two rates, your pick' } },
          { type: 'text', fields: { text_mobile: 'With email on, it’s {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'Without it, it’s {earn_basic}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
