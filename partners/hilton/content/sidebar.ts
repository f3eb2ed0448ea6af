import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you receive' } },
          { type: 'text', fields: { text_mobile: 'To every guest: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: 'To {tier_select} guests: {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'To {tier_vip} guests: {earn_vip}' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
