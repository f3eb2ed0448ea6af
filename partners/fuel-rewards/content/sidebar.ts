import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'The board' } },
          { type: 'text', fields: { text_mobile: 'Everybody: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}: the same, at more places' } },
          { type: 'link', fields: { text_mobile: 'Do the math', url: '/earn/by-the-gallon' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'We only count lunch' } },
          { type: 'text', fields: { text_mobile: 'The place, the day, the total. If you didn’t eat it, we don’t know about it.' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
