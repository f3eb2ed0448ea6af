import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you collect' } },
          { type: 'text', fields: { text_mobile: 'As {tier_basic}: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: 'As {tier_select}, with our e-mail on: {earn_select}' } },
          { type: 'link', fields: { text_mobile: 'How it works, step by step', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Your privacy' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We see three things about your card: which restaurant on the list, which day, how much. We do not see what you spend elsewhere.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
