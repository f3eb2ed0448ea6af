import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Rates, printed plainly' } },
          { type: 'text', fields: { text_mobile: 'Lower line: {earn_basic} of every bill' } },
          { type: 'text', fields: { text_mobile: 'Upper line, in return for our e-mail: {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'First bill within {new_member_days} days: {new_member_bonus} besides' } },
          { type: 'link', fields: { text_mobile: 'Show the working', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'On file, and off' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'On file: place, date and total of bills at listed restaurants. Off file: every other thing your card buys.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
