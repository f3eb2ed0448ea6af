import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Miles by tier' } },
          { type: 'text', fields: { text_mobile: '{tier_basic}, when you join: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, while our email is on: {earn_select}' } },
          { type: 'text', fields: { text_mobile: '{tier_vip}, from your {vip_dine} dine: {earn_vip}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
