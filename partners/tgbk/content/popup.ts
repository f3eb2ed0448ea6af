import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Reserved for the upper line',
        body_text: 'This restaurant pays {tier_select} members. Switch e-mail on in your details and it pays you {earn_select}.',
      },
    },
    {
      slug: 'rounding',
      status: 'published',
      fields: { title: 'Where did the half cent go?', body_text: 'Up. Every entry is rounded on its own, and halves go to you.' },
    },
    {
      slug: 'year-end',
      status: 'draft',
      fields: {
        title: 'Your year on one page',
        body_text: 'In January we add up what your bills returned. The sheet will be in your ledger.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>
