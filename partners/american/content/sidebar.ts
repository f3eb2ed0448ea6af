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
          { type: 'text', fields: { text_mobile: '{tier_select}, while our e-mail is on: {earn_select}' } },
          { type: 'text', fields: { text_mobile: '{tier_vip}, after {vip_dines} dines: {earn_vip}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What we see of your card' } },
          {
            type: 'text',
            fields: { text_mobile: 'At participating restaurants: where, when, and how much you paid. Nothing else you buy.' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
