import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What a meal earns' } },
          { type: 'text', fields: { text_mobile: '{earn_basic}, when you join' } },
          { type: 'text', fields: { text_mobile: '{earn_select}, once you turn on our email' } },
          { type: 'text', fields: { text_mobile: '{earn_vip}, from the {vip_dine} meal' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
