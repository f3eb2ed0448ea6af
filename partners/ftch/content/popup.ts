import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'cards-are-kept-with-ftch',
      status: 'draft',
      fields: { title: 'Your cards stay with FTCH', body_text: 'This site never asks for a card. To add or change one, open FTCH.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
