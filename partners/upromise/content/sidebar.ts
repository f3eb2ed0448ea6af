import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'A promise about your card' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We learn where you ate, on which day and for how much, and only at restaurants that take part. Groceries, gifts and gas stay between you and your bank.',
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
          { type: 'text', fields: { text_mobile: '{earn_basic}, from the very first one' } },
          { type: 'text', fields: { text_mobile: '{earn_select}, for families who read our e-mail' } },
          { type: 'link', fields: { text_mobile: 'How families use it', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'add_card',
      status: 'published',
      fields: { page_text: [{ type: 'text', fields: { text_mobile: 'Add the card that stays at home, too. Teenagers order pizza.' } }] },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
