import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Your fare' } },
          { type: 'text', fields: { text_mobile: '{tier_basic}, from day one: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: '{tier_select}, switch on: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How it flies', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Tray tables and privacy' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We see where you ate, when, and how much it came to, at restaurants on the list. The rest of your card’s day is none of ours.',
            },
          },
        ],
      },
    },
    {
      slug: 'household',
      status: 'published',
      fields: {
        page_text: [
          { type: 'text', fields: { text_mobile: 'Four people, four cards, one stack of points.' } },
          {
            type: 'link',
            fields: { text_mobile: 'Set it up in TrueBlue®', url: 'https://www.example.com/trueblue/household', new_tab: true },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
