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
          { type: 'text', fields: { text_mobile: 'On enrollment, {earn_basic}' } },
          { type: 'text', fields: { text_mobile: 'With email accepted, {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'As {tier_vip}, {earn_vip}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
