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
          { type: 'text', fields: { text_mobile: '{earn_basic}. When you join.' } },
          { type: 'text', fields: { text_mobile: '{earn_select}. With email on.' } },
          { type: 'text', fields: { text_mobile: '{earn_vip}. From dine number {vip_dines}.' } },
          { type: 'link', fields: { text_mobile: 'The three steps', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
