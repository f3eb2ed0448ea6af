import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What comes back' } },
          { type: 'text', fields: { text_mobile: '{tier_basic}: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, with e-mail on: {earn_select}' } },
          { type: 'text', fields: { text_mobile: '{tier_vip}, from dinner number {vip_dines}: {earn_vip}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'No funny business' } },
          {
            type: 'text',
            fields: { text_mobile: 'We see which place, which day and how much, at places on the list. Your other shopping is yours.' },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
