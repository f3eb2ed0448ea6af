import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What each dinner gives' } },
          { type: 'text', fields: { text_mobile: '{earn_basic}, from the very first dinner' } },
          { type: 'text', fields: { text_mobile: '{earn_select}, for families with our email on' } },
          { type: 'link', fields: { text_mobile: 'How families use it', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
