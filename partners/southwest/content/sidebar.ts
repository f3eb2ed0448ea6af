import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What everyone earns' } },
          { type: 'text', fields: { text_mobile: '{tier_basic} members earn {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select} members, with email on, earn {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
