import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'how_it_knows',
      status: 'draft',
      fields: {
        title: 'How do you know it was me?',
        body_text: 'The card network tells FTCH, a day or so later. You do not need to give your name at the restaurant.',
      },
    },
    {
      slug: 'cards-are-kept-with-ftch',
      status: 'draft',
      fields: { title: 'Your cards stay with FTCH', body_text: 'This site never asks for a card. To add or change one, open FTCH.' },
    },
  ],
} as const satisfies ContentFile<'popup'>
