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
          { type: 'text', fields: { text_mobile: 'Everyone starts at {earn_basic}.' } },
          { type: 'text', fields: { text_mobile: 'Turn on email to earn {earn_select}.' } },
          { type: 'text', fields: { text_mobile: '{vip_dines} dines a year bring you {earn_vip}.' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
