import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you save' } },
          { type: 'text', fields: { text_mobile: 'Everyone: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}: the same, at more places' } },
          { type: 'link', fields: { text_mobile: 'How you save', url: '/earn/by-the-gallon' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What we see' } },
          { type: 'text', fields: { text_mobile: 'The place, the day, the total. We don’t see anything but meals.' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
