import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Today’s board' } },
          { type: 'text', fields: { text_mobile: '{tier_basic}, with no strings: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, when e-mail’s on: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How does it work?', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Nobody rides along' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'Where, when and how much, at places on our map: that’s all the card network tells us. Your other errands are your own.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
