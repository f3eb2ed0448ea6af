import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'With our compliments' } },
          { type: 'text', fields: { text_mobile: 'To every guest: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: 'To {tier_select} guests: {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'To regulars, our {tier_vip}: {earn_vip}' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'Do not disturb' } },
          {
            type: 'text',
            fields: {
              text_mobile:
                'We learn that you dined, where, and for how much, if the restaurant is one of ours. The remainder of your day is private.',
            },
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
