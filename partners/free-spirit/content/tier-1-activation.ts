import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'You have an account. Use it',
        body: '{loyalty} opened it. It sleeps. Wake it, and every dine gets {earn_basic}.',
        button: 'Wake it up',
        activated_title: 'It’s awake',
        activated_body: 'Now hand it a card. Any card.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
