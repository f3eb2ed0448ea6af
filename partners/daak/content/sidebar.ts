import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Your rate' } },
          { type: 'text', fields: { text_mobile: '{tier_basic}, from the start: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, with email on: {earn_select}' } },
          { type: 'text', fields: { text_mobile: '{tier_vip}, from meal number {vip_dines}: {earn_vip}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
