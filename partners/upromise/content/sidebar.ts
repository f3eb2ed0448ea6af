import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What we see' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We learn where you ate, on which day and for how much, and only at restaurants that take part. We do not see groceries, gifts or gas.',
            },
          },
        ],
      },
    },
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What each dinner gives' } },
          { type: 'text', fields: { text_mobile: '{earn_basic}, from the very first dinner' } },
          { type: 'text', fields: { text_mobile: '{earn_select}, for families with our e-mail on' } },
          { type: 'link', fields: { text_mobile: 'How families use it', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'add_card',
      status: 'published',
      fields: { page_text: [{ type: 'text', fields: { text_mobile: 'Add the other cards in your family, too.' } }] },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
